import {
  ACCESS_QUESTION_NAMES,
  ACCESS_SIDES,
  type AccessSideName,
  accessAnswerLabel,
} from './access.ts';
import { ACCESS_QUESTIONS } from './access-questions.ts';
import { INVENTORY, INVENTORY_CATEGORIES, inventoryItems, inventoryLabel } from './inventory.ts';
import type { QuoteRequest } from './request.schema.ts';
import { moveLines, propertyLines } from './request-summary.ts';
import type { SummaryLine } from './summary-line.ts';

/** The change in one line of a request: items added and removed, or one answer replaced. */
export interface RequestChange {
  readonly label: string;
  readonly added?: readonly string[] | undefined;
  readonly removed?: readonly string[] | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

const NOT_GIVEN = 'not given';
export const ANSWER_BY = { whatsapp: 'WhatsApp', email: 'email' } as const;
const SIDES = { from: 'moving out', to: 'moving in' } as const;

/** All differences, in the order of the move sheet; empty when the requests agree. */
export function requestChanges(before: QuoteRequest, after: QuoteRequest): RequestChange[] {
  return [
    ...replaced(answers(before), answers(after)),
    ...inventoryChanges(before, after),
    ...replaced(accessAnswers(before), accessAnswers(after)),
    ...replaced(lastAnswers(before), lastAnswers(after)),
  ];
}

/** 'Living room: added Piano, removed TV', 'Bedrooms: 3, was 2'. */
export function changeInWords(change: RequestChange): string {
  const { label, value } = changeLine(change);
  return `${label}: ${value}`;
}

/** 'Bedrooms' and '3, was 2'. */
export function changeLine({ label, added, removed, before, after }: RequestChange): SummaryLine {
  const parts = [
    added && `added ${added.join(', ')}`,
    removed && `removed ${removed.join(', ')}`,
    after !== undefined && `${after}, was ${before ?? NOT_GIVEN}`,
  ];
  return { label, value: parts.filter(Boolean).join(', ') };
}

/** Both lists have the same labels in the same order. */
function replaced(before: readonly SummaryLine[], after: readonly SummaryLine[]): RequestChange[] {
  return before.flatMap(({ label, value }, index) => {
    const now = after[index]?.value || NOT_GIVEN;
    const then = value || NOT_GIVEN;
    return now === then ? [] : [{ label, before: then, after: now }];
  });
}

/** Includes the home of a commercial move, which a request may hold: every stored answer counts. */
function answers(request: QuoteRequest): SummaryLine[] {
  return [...moveLines(request), ...propertyLines({ ...request, moveType: 'residential' })];
}

/** In catalogue order: the order in which the visitor ticked items means nothing. */
function inventoryChanges(before: QuoteRequest, after: QuoteRequest): RequestChange[] {
  return INVENTORY_CATEGORIES.flatMap((category) => {
    const onlyIn = (one: QuoteRequest, other: QuoteRequest) =>
      inventoryItems(category)
        .filter((item) => one.inventory[category]?.includes(item))
        .filter((item) => !other.inventory[category]?.includes(item))
        .map((item) => inventoryLabel(category, item));
    const added = onlyIn(after, before);
    const removed = onlyIn(before, after);
    if (added.length + removed.length === 0) return [];
    return [
      {
        label: INVENTORY[category].label,
        ...(added.length > 0 && { added }),
        ...(removed.length > 0 && { removed }),
      },
    ];
  });
}

function accessAnswers({ access }: QuoteRequest): SummaryLine[] {
  const answersOf = (side: AccessSideName) => [
    ...ACCESS_QUESTION_NAMES.map((name) => ({
      label: `${ACCESS_QUESTIONS[name].label}, ${SIDES[side]}`,
      value: access ? accessAnswerLabel(name, access[side]) : '',
    })),
    { label: `Moving hours, ${SIDES[side]}`, value: access?.[side].hours ?? '' },
  ];
  return ACCESS_SIDES.flatMap(answersOf);
}

function lastAnswers({ additionalNotes, deliveryMethod }: QuoteRequest): SummaryLine[] {
  return [
    // In quotation marks, since these answers may be whole sentences.
    { label: 'Notes', value: additionalNotes && `“${additionalNotes}”` },
    { label: 'Reply via', value: ANSWER_BY[deliveryMethod] },
  ];
}
