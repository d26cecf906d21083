import type { AccessFieldName } from './access.form.ts';
import type { InventoryCategory } from './inventory.ts';
import type { QuoteFormValues } from './request.form.ts';
import { eachQuestion, QUESTIONS } from './request-questions.ts';

/** The name of an answer: that of its control in the form. Whatever decides something compares these, never a label. */
export type AnswerField = keyof QuoteFormValues;

export const MOVE_TYPE_LABELS = { residential: 'Residential', commercial: 'Commercial' } as const;
export const ANSWER_BY = { whatsapp: 'WhatsApp', email: 'email' } as const;
export const NOT_GIVEN = 'not given';

/** An address on its own line or in a sentence; one may not be known yet. */
export function addressInWords(address: string): string {
  return address || 'an address not known yet';
}

/** The labels of the form's controls, as far as they are fields to write in. */
export const CONTROL_LABELS = {
  fromAddress: 'Moving from',
  toAddress: 'Moving to',
  moveDate: 'Move date',
  name: 'Your name',
  phone: 'Phone',
  email: 'Email',
  additionalNotes: 'Anything else?',
} as const satisfies Partial<Record<AnswerField, string>>;

/** The box to tick instead of a date. */
export const NO_DATE_YET = 'I don’t know the day yet';

/** The labels of the answers, for reading only. Those of the inventory and of the access are with their questions. */
export const LABELS = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  moveType: 'Move type',
  fromAddress: 'From',
  toAddress: 'To',
  moveDate: 'Preferred date',
  ...eachQuestion((field): string => QUESTIONS[field].label),
  additionalNotes: 'Notes',
  deliveryMethod: 'Reply via',
} satisfies Record<Exclude<AnswerField, InventoryCategory | AccessFieldName>, string>;
