import { type AccessFormValues, accessFormOf, EMPTY_ACCESS_FORM, toAccess } from './access.form.ts';
import type { InventoryItem } from './inventory.ts';
import type { DELIVERY_METHODS, MOVE_TYPES, QuoteRequest } from './request.schema.ts';
import { eachQuestion, QUESTIONS, type QuestionAnswers } from './request-questions.ts';

/** The quote form as the page has it: names and values of its controls. What is not answered is '' or an empty list. */
export interface QuoteFormValues extends QuestionAnswers, AccessFormValues {
  moveType: (typeof MOVE_TYPES)[number];
  kitchen: InventoryItem[];
  living: InventoryItem[];
  bedroom: InventoryItem[];
  fromAddress: string;
  toAddress: string;
  moveDate: string;
  name: string;
  phone: string;
  email: string;
  additionalNotes: string;
  deliveryMethod: (typeof DELIVERY_METHODS)[number];
}

/** See docs/product.md, 4. */
export const EMPTY_QUOTE_FORM: QuoteFormValues = {
  moveType: 'residential',
  ...eachQuestion(() => '' as const),
  kitchen: [],
  living: [],
  bedroom: [],
  fromAddress: '',
  toAddress: '',
  moveDate: '',
  name: '',
  phone: '',
  email: '',
  additionalNotes: '',
  deliveryMethod: 'whatsapp',
  ...EMPTY_ACCESS_FORM,
};

/** The form's answers in the API's shape, not yet checked. If a visitor answers the residential steps
 *  and then chooses commercial, those answers stay on the page and out of the request. */
export function toQuoteRequest(form: QuoteFormValues): Record<keyof QuoteRequest, unknown> {
  const residential = form.moveType === 'residential';
  return {
    name: form.name,
    email: form.email,
    phone: form.phone,
    moveType: form.moveType,
    fromAddress: form.fromAddress,
    toAddress: form.toAddress,
    moveDate: form.moveDate,
    deliveryMethod: form.deliveryMethod,
    ...eachQuestion((field) =>
      residential || QUESTIONS[field].askedIn !== 'wizard' ? form[field] : '',
    ),
    additionalNotes: form.additionalNotes,
    inventory: residential
      ? { kitchen: form.kitchen, living: form.living, bedroom: form.bedroom }
      : {},
    access: toAccess(form),
  };
}

/** The form filled from a request, to be changed: {@link toQuoteRequest} the other way. */
export function quoteFormOf(request: QuoteRequest): QuoteFormValues {
  const { access, inventory, ...answers } = request;
  return {
    ...answers,
    email: answers.email ?? '',
    kitchen: inventory.kitchen ?? [],
    living: inventory.living ?? [],
    bedroom: inventory.bedroom ?? [],
    ...accessFormOf(access),
  };
}
