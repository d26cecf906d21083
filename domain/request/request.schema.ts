import * as z from 'zod/mini';
import { email, line, phone, text } from '../fields.ts';
import { accessLines, accessSchema } from './access.ts';
import { INVENTORY_CATEGORIES, type InventoryCategory, inventoryItems } from './inventory.ts';
import { byKind, ROOM_COUNTS } from './request-questions.ts';

export const MOVE_TYPES = ['residential', 'commercial'] as const;
export const DELIVERY_METHODS = ['whatsapp', 'email'] as const;

/** An optional choice: empty when nothing was chosen. */
function optionalChoice<const T extends readonly string[]>(choices: T, message: string) {
  return z._default(z.enum(['', ...choices] as ['', ...T], message), '');
}

const questions = byKind({
  count: optionalChoice(ROOM_COUNTS, 'Please choose 1, 2, 3 or 4+'),
  tick: optionalChoice(['yes'], 'Please send yes, or leave it empty'),
});

/** More than the catalogue has, since an item may come twice. Without this limit the longest possible
 *  list would be refused item by item, slowly enough for other visitors to notice. */
const MOST_ITEMS = 100;

function chosenItems(category: InventoryCategory) {
  const item = z.enum(inventoryItems(category), `Please choose ${category} items from the list`);
  const list = z
    .array(z.unknown(), `Please send ${category} items as a list`)
    .check(z.maxLength(MOST_ITEMS, `Please choose at most ${MOST_ITEMS} ${category} items`));
  return z.optional(z.pipe(list, z.array(item)));
}

/** A category with no chosen items is dropped, and an item counts once (docs/product.md, 3). */
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

/** Dropped when both addresses are empty, like a category without items. */
const access = z.pipe(
  accessSchema,
  z.transform((said) => (accessLines(said).length > 0 ? said : undefined)),
);

/** A quote request as the API takes it, by the rules and messages of docs/product.md, 5. */
export const quoteRequestSchema = z.object(
  {
    name: line(2, 'Name must be at least 2 characters'),
    email: email('Please enter a valid email'),
    phone: phone(10, 'Please enter a valid phone number'),
    moveType: z.enum(MOVE_TYPES, 'Please choose residential or commercial'),
    fromAddress: line(5, 'Please enter your current address'),
    toAddress: line(5, 'Please enter your destination address'),
    moveDate: line(1, 'Please select a move date'),
    deliveryMethod: z.enum(DELIVERY_METHODS, 'Please choose WhatsApp or email'),
    ...questions,
    additionalNotes: z._default(text(0, 'Please write your notes as text', 'notes'), ''),
    inventory: z._default(inventory, {}),
    access: z.optional(access),
  },
  'Please send a quote request',
);

/** A request from the form. */
export type CompleteRequest = z.output<typeof quoteRequestSchema>;

/** A request as it is stored. One that came by phone may lack everything but a name and a number. */
export interface QuoteRequest extends Omit<CompleteRequest, 'email'> {
  /** Null for somebody without an address: whatever writes to them has to know. */
  readonly email: string | null;
}

export type MoveType = QuoteRequest['moveType'];
