import { moveDateInWords } from '../dates/move-date.ts';
import { INVENTORY, INVENTORY_CATEGORIES, inventoryLabel } from './inventory.ts';
import { type AnswerField, LABELS, MOVE_TYPE_LABELS, NOT_GIVEN } from './labels.ts';
import type { QuoteRequest } from './request.schema.ts';
import { HOME_FIELDS, isTick, LATER_FIELDS, QUESTIONS } from './request-questions.ts';
import type { SummaryLine } from './summary-line.ts';

/** A line about an answer. */
export interface AnswerLine extends SummaryLine {
  readonly field: AnswerField;
}

function answerLine(field: keyof typeof LABELS, value: string | null): AnswerLine {
  return { field, label: LABELS[field], value: value || NOT_GIVEN };
}

/** The visitor and the move (docs/product.md, 7). */
export function moveLines(request: QuoteRequest): AnswerLine[] {
  return [
    ...visitorLines(request),
    moveTypeLine(request),
    answerLine('fromAddress', request.fromAddress),
    answerLine('toAddress', request.toAddress),
    answerLine('moveDate', moveDateInWords(request.moveDate)),
  ];
}

export function visitorLines(request: QuoteRequest): AnswerLine[] {
  return (['name', 'phone', 'email'] as const).map((field) => answerLine(field, request[field]));
}

export function moveTypeLine({ moveType }: QuoteRequest): AnswerLine {
  return answerLine('moveType', MOVE_TYPE_LABELS[moveType]);
}

/** What only the private page asks: a line for each tick, and none without. */
export function laterLines(request: QuoteRequest): AnswerLine[] {
  return LATER_FIELDS.filter((field) => request[field]).map((field) =>
    answerLine(field, QUESTIONS[field].ticked),
  );
}

/** The home, for residential moves only (docs/product.md, 7). */
export function propertyLines(request: QuoteRequest): AnswerLine[] {
  if (request.moveType !== 'residential') return [];
  return HOME_FIELDS.map((field) =>
    answerLine(field, request[field] || (isTick(field) ? 'no' : '')),
  );
}

/** The home, also of a business that filled in details of one: the team sees every answer. */
export function homeLines(request: QuoteRequest): AnswerLine[] {
  const saidSomething = HOME_FIELDS.some((field) => request[field]);
  return propertyLines(saidSomething ? { ...request, moveType: 'residential' } : request);
}

/** Each category with chosen items: 'Living room: Sofa, TV'. */
export function inventoryLines(request: QuoteRequest): AnswerLine[] {
  return INVENTORY_CATEGORIES.flatMap((category) => {
    const items = request.inventory[category];
    if (!items) return [];
    const names = items.map((item) => inventoryLabel(category, item));
    return [{ field: category, label: INVENTORY[category].label, value: names.join(', ') }];
  });
}
