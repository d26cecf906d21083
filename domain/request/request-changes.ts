import { moveDateInWords } from '../dates/move-date.ts';
import { ACCESS_FIELDS, accessFieldName, SIDE_FIELDS } from './access.form.ts';
import { ACCESS_SIDES } from './access.ts';
import { ACCESS_QUESTIONS } from './access-questions.ts';
import { INVENTORY, INVENTORY_CATEGORIES, inventoryItems, inventoryLabel } from './inventory.ts';
import { ANSWER_BY, type AnswerField, LABELS, MOVE_TYPE_LABELS, NOT_GIVEN } from './labels.ts';
import { quoteFormOf } from './request.form.ts';
import type { QuoteRequest } from './request.schema.ts';
import type { RequestChange } from './request-change.schema.ts';
import { HOME_FIELDS, isTick, LATER_FIELDS } from './request-questions.ts';
import type { SummaryLine } from './summary-line.ts';

/** In the order of the move sheet. */
const FIELDS = [
  'name',
  'phone',
  'email',
  'moveType',
  'fromAddress',
  'toAddress',
  'moveDate',
  ...HOME_FIELDS,
  ...INVENTORY_CATEGORIES,
  ...ACCESS_FIELDS,
  'additionalNotes',
  ...LATER_FIELDS,
  'deliveryMethod',
] as const satisfies readonly AnswerField[];

/** The compiler refuses the list while an answer is missing: a change of it would be lost. */
type Complete = AnswerField extends (typeof FIELDS)[number] ? typeof FIELDS : never;
const ORDER: Complete = FIELDS;

/** All differences, in the order of the move sheet; empty when the requests agree. Every stored answer counts, also
 *  those about the home of a commercial move. */
export function requestChanges(before: QuoteRequest, after: QuoteRequest): RequestChange[] {
  const [then, now] = [valuesOf(before), valuesOf(after)];
  return ORDER.map((field) => ({ field, before: then(field), after: now(field) })).filter(differs);
}

function valuesOf(request: QuoteRequest): (field: AnswerField) => RequestChange['after'] {
  const form = quoteFormOf(request);
  return (field) => {
    const value = form[field] || '';
    if (typeof value === 'string') return value;
    // In catalogue order: the order in which the visitor ticked items means nothing.
    const category = INVENTORY_CATEGORIES.find((name) => name === field);
    return category ? inventoryItems(category).filter((item) => value.includes(item)) : value;
  };
}

function differs({ before, after }: RequestChange): boolean {
  return String(before) !== String(after);
}

/** Several changes as one, from the first answer to the last, in the order of the move sheet. What was changed back is
 *  none. */
export function netChanges(changes: readonly RequestChange[]): RequestChange[] {
  const net = new Map<string, RequestChange>();
  for (const change of changes) {
    const { before } = net.get(change.field) ?? change;
    const all = { ...change, before };
    if (differs(all)) net.set(change.field, all);
    else net.delete(change.field);
  }
  const order: readonly string[] = ORDER;
  return [...net.values()].toSorted(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
}

/** 'Living room: added Piano, removed TV', 'Bedrooms: 3, was 2'. */
export function changeInWords(change: RequestChange): string {
  const { label, value } = changeLine(change);
  return `${label}: ${value}`;
}

/** In front of what takes the place of a value that is not told: two that differ go on differing. A character that nobody
 *  types. */
const WITHHELD_VALUE = '\uE000';

export const withheldValue = (index: number): string => `${WITHHELD_VALUE}${index}`;

/** 'Bedrooms' and '3, was 2'; only 'changed' if a value is not told. */
export function changeLine({ field, before, after }: RequestChange): SummaryLine {
  const isWithheld = [before, after].flat().some((value) => value.startsWith(WITHHELD_VALUE));
  if (isWithheld) return { label: labelOf(field), value: 'changed' };
  const value =
    typeof before === 'string' && typeof after === 'string'
      ? `${inWords(field, after)}, was ${inWords(field, before)}`
      : itemsInWords(field, [before].flat(), [after].flat());
  return { label: labelOf(field), value };
}

const inWords = (field: string, value: string) => answerInWords(field, value) || NOT_GIVEN;

function itemsInWords(field: string, before: readonly string[], after: readonly string[]): string {
  const category = INVENTORY_CATEGORIES.find((name) => name === field);
  const named = (items: readonly string[]) =>
    items.map((item) => (category ? inventoryLabel(category, item) : item)).join(', ');
  const added = named(after.filter((item) => !before.includes(item)));
  const removed = named(before.filter((item) => !after.includes(item)));
  return [added && `added ${added}`, removed && `removed ${removed}`].filter(Boolean).join(', ');
}

const SIDES = { from: 'moving out', to: 'moving in' } as const;

/** The questions about each address, by field. */
const ACCESS = new Map<string, { readonly label: string; readonly choices: Choices }>(
  ACCESS_SIDES.flatMap((side) =>
    SIDE_FIELDS.map((name) => {
      const { label, choices } =
        name === 'hours' ? { label: 'Moving hours', choices: [] } : ACCESS_QUESTIONS[name];
      return [accessFieldName(side, name), { label: `${label}, ${SIDES[side]}`, choices }];
    }),
  ),
);
type Choices = readonly { readonly value: string; readonly label: string }[];

/** @param field of an earlier release too: it keeps its name */
function labelOf(field: string): string {
  const labels: Partial<Record<string, string>> = LABELS;
  const categories: Partial<Record<string, { readonly label: string }>> = INVENTORY;
  return labels[field] ?? categories[field]?.label ?? ACCESS.get(field)?.label ?? field;
}

/** An answer as it is read in a sentence; empty without one. */
function answerInWords(field: string, value: string): string {
  // An unknown one has no tick.
  if (value === '' && isTick(field)) return 'no';
  const words: Partial<Record<string, string>> = { ...MOVE_TYPE_LABELS, ...ANSWER_BY };
  switch (field) {
    case 'moveDate':
      return moveDateInWords(value);
    case 'moveType':
    case 'deliveryMethod':
      return words[value] ?? value;
    case 'additionalNotes':
      // It may be whole sentences.
      return value && `“${value}”`;
    default:
      return ACCESS.get(field)?.choices.find((choice) => choice.value === value)?.label ?? value;
  }
}
