import { moveDateInWords } from '../dates/move-date.ts';
import { accessFieldName, SIDE_FIELDS } from './access.form.ts';
import { ACCESS_SIDES } from './access.ts';
import { ACCESS_QUESTIONS } from './access-questions.ts';
import { INVENTORY } from './inventory.ts';
import { ANSWER_BY, type AnswerField, LABELS, MOVE_TYPE_LABELS } from './labels.ts';
import { isTick } from './request.form.ts';

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
export function labelOf(field: string): string {
  const labels: Partial<Record<string, string>> = LABELS;
  const categories: Partial<Record<string, { readonly label: string }>> = INVENTORY;
  return labels[field] ?? categories[field]?.label ?? ACCESS.get(field)?.label ?? field;
}

/** An answer as it is read in a sentence; empty without one. */
export function answerInWords(field: string, value: string): string {
  // An unknown one has no tick.
  if (value === '' && isTick(field as AnswerField)) return 'no';
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
