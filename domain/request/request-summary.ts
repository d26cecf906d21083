import { INVENTORY, INVENTORY_CATEGORIES, inventoryLabel } from './inventory.ts';
import { moveDateInWords } from './move-date.ts';
import type { QuoteRequest } from './request.schema.ts';
import type { SummaryLine } from './summary-line.ts';

export const MOVE_TYPE_LABELS = { residential: 'Residential', commercial: 'Commercial' } as const;

const NOT_GIVEN = 'not given';

/** The label of the day that a visitor asks for, also in a stored change of it. */
export const WISHED_DAY = 'Preferred date';
/** The label of the visitor's address, by which its correction is known. */
export const EMAIL = 'Email';

/** The visitor and the move (docs/product.md, 7). */
export function moveLines(request: QuoteRequest): SummaryLine[] {
  return [
    ...visitorLines(request),
    moveTypeLine(request),
    { label: 'From', value: request.fromAddress },
    { label: 'To', value: request.toAddress },
    { label: WISHED_DAY, value: moveDateInWords(request.moveDate) },
  ];
}

export function visitorLines(request: QuoteRequest): SummaryLine[] {
  return [
    { label: 'Name', value: request.name },
    { label: 'Phone', value: request.phone },
    { label: EMAIL, value: request.email },
  ];
}

export function moveTypeLine({ moveType }: QuoteRequest): SummaryLine {
  return { label: 'Move type', value: MOVE_TYPE_LABELS[moveType] };
}

/** The home, for residential moves only (docs/product.md, 7). */
export function propertyLines(request: QuoteRequest): SummaryLine[] {
  if (request.moveType !== 'residential') return [];
  return [
    { label: 'Bedrooms', value: request.bedrooms || NOT_GIVEN },
    { label: 'Bathrooms', value: request.bathrooms || NOT_GIVEN },
    { label: 'Garage', value: request.hasGarage || 'no' },
    { label: 'Storeroom', value: request.hasStoreroom || 'no' },
  ];
}

/** The home, also of a business that filled in details of one: the team sees every answer. */
export function homeLines(request: QuoteRequest): SummaryLine[] {
  const { bedrooms, bathrooms, hasGarage, hasStoreroom } = request;
  const saidSomething = bedrooms || bathrooms || hasGarage || hasStoreroom;
  return propertyLines(saidSomething ? { ...request, moveType: 'residential' } : request);
}

/** Each category with chosen items: 'Living room: Sofa, TV'. */
export function inventoryLines(request: QuoteRequest): SummaryLine[] {
  return INVENTORY_CATEGORIES.flatMap((category) => {
    const items = request.inventory[category];
    if (!items) return [];
    const names = items.map((item) => inventoryLabel(category, item));
    return [{ label: INVENTORY[category].label, value: names.join(', ') }];
  });
}
