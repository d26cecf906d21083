import { type AccessFormValues, accessFormOf, EMPTY_ACCESS_FORM, toAccess } from './access.form.ts';
import type { InventoryItem } from './inventory.ts';
import type { DELIVERY_METHODS, MOVE_TYPES, QuoteRequest, ROOM_COUNTS } from './request.schema.ts';

/** The answers about the home, in reading order. A commercial move has none. */
export const HOME_FIELDS = ['bedrooms', 'bathrooms', 'hasGarage', 'hasStoreroom'] as const;
type HomeField = (typeof HOME_FIELDS)[number];

type RoomCount = (typeof ROOM_COUNTS)[number] | '';
type Ticked = 'yes' | '';

/** The quote form as the page has it: names and values of its controls. What is not answered is '' or an empty list. */
export interface QuoteFormValues extends AccessFormValues {
  moveType: (typeof MOVE_TYPES)[number];
  bedrooms: RoomCount;
  bathrooms: RoomCount;
  hasGarage: Ticked;
  hasStoreroom: Ticked;
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
  videoSurvey: Ticked;
  deliveryMethod: (typeof DELIVERY_METHODS)[number];
}

/** See docs/product.md, 4. */
export const EMPTY_QUOTE_FORM: QuoteFormValues = {
  moveType: 'residential',
  bedrooms: '',
  bathrooms: '',
  hasGarage: '',
  hasStoreroom: '',
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
  videoSurvey: '',
  deliveryMethod: 'whatsapp',
  ...EMPTY_ACCESS_FORM,
};

type TickName = {
  [Name in keyof QuoteFormValues]: QuoteFormValues[Name] extends Ticked ? Name : never;
}[keyof QuoteFormValues];

const TICKS: Readonly<Record<TickName, true>> = {
  hasGarage: true,
  hasStoreroom: true,
  videoSurvey: true,
};

/** Whether an answer is ticked for yes: without a tick it is no. */
export function isTick(field: keyof QuoteFormValues): boolean {
  return field in TICKS;
}

/** The form's answers in the API's shape, not yet checked. If a visitor answers the residential steps
 *  and then chooses commercial, those answers stay on the page and out of the request. */
export function toQuoteRequest(form: QuoteFormValues): Record<keyof QuoteRequest, unknown> {
  const residential = form.moveType === 'residential';
  const home = HOME_FIELDS.map((field) => [field, (residential && form[field]) || '']);
  return {
    name: form.name,
    email: form.email,
    phone: form.phone,
    moveType: form.moveType,
    fromAddress: form.fromAddress,
    toAddress: form.toAddress,
    moveDate: form.moveDate,
    deliveryMethod: form.deliveryMethod,
    ...(Object.fromEntries(home) as Record<HomeField, unknown>),
    additionalNotes: form.additionalNotes,
    videoSurvey: form.videoSurvey,
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
