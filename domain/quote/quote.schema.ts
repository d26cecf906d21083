import * as z from 'zod/mini';
import { cleanLine, cleanText } from '../text.ts';
import { INVENTORY_CATEGORIES, type InventoryCategory, inventoryItems } from './inventory.ts';

// Without this zod tries `new Function`, which the content security policy reports as a violation.
z.config({ jitless: true });

export const MOVE_TYPES = ['residential', 'commercial'] as const;
export const DELIVERY_METHODS = ['whatsapp', 'email'] as const;
export const ROOM_COUNTS = ['1', '2', '3', '4+'] as const;

const LONGEST_LINE = 500;
/** RFC 5321 section 4.5.3.1.3, less the angle brackets. */
const LONGEST_EMAIL = 254;
const LONGEST_NOTES = 5000;

/** One line, trimmed before it is measured, with the spec's message where it is missing or short. */
function line(shortest: number, message: string) {
  return z
    .string(message)
    .check(
      z.overwrite(cleanLine),
      z.minLength(shortest, message),
      z.maxLength(LONGEST_LINE, `Please keep this under ${LONGEST_LINE} characters`),
    );
}

/** An optional choice: empty when nothing was chosen. */
function optionalChoice<const T extends readonly string[]>(choices: T, message: string) {
  return z._default(z.enum(['', ...choices] as ['', ...T], message), '');
}

function chosenItems(category: InventoryCategory) {
  const items = z.enum(inventoryItems(category), `Please choose ${category} items from the list`);
  return z.optional(z.array(items, `Please send ${category} items as a list`));
}

/** A category with no chosen items is dropped, and an item counts once (spec section 3). */
const inventory = z.pipe(
  z.strictObject(
    {
      kitchen: chosenItems('kitchen'),
      living: chosenItems('living'),
      bedroom: chosenItems('bedroom'),
    },
    'Please choose items from the categories kitchen, living and bedroom',
  ),
  z.transform((chosen) => {
    const kept: { [Category in InventoryCategory]?: NonNullable<(typeof chosen)[Category]> } = {};
    for (const category of INVENTORY_CATEGORIES) {
      const items = [...new Set(chosen[category])];
      if (items.length > 0) kept[category] = items;
    }
    return kept;
  }),
);

/** A quote request as the API takes it: rules and messages of spec section 5. */
export const quoteRequestSchema = z.object(
  {
    name: line(2, 'Name must be at least 2 characters'),
    email: z
      .string('Please enter a valid email')
      .check(
        z.overwrite(cleanLine),
        z.maxLength(LONGEST_EMAIL, 'Please enter a valid email'),
        z.email('Please enter a valid email'),
      ),
    phone: line(10, 'Please enter a valid phone number'),
    moveType: z.enum(MOVE_TYPES, 'Please choose residential or commercial'),
    fromAddress: line(5, 'Please enter your current address'),
    toAddress: line(5, 'Please enter your destination address'),
    moveDate: line(1, 'Please select a move date'),
    deliveryMethod: z.enum(DELIVERY_METHODS, 'Please choose WhatsApp or email'),
    bedrooms: optionalChoice(ROOM_COUNTS, 'Please choose 1, 2, 3 or 4+'),
    bathrooms: optionalChoice(ROOM_COUNTS, 'Please choose 1, 2, 3 or 4+'),
    hasGarage: optionalChoice(['yes'], 'Please send yes, or leave it empty'),
    hasStoreroom: optionalChoice(['yes'], 'Please send yes, or leave it empty'),
    additionalNotes: z._default(
      z
        .string('Please write your notes as text')
        .check(
          z.overwrite(cleanText),
          z.maxLength(LONGEST_NOTES, `Please keep your notes under ${LONGEST_NOTES} characters`),
        ),
      '',
    ),
    inventory: z._default(inventory, {}),
  },
  'Please send a quote request',
);

export type QuoteRequest = z.output<typeof quoteRequestSchema>;
export type MoveType = QuoteRequest['moveType'];
