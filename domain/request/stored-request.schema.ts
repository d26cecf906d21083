import * as z from 'zod/mini';
import { email } from '../shown.ts';
import { accessSchema } from './access.ts';
import { type InventoryCategory, inventoryItems } from './inventory.ts';
import { type QuoteRequest, quoteRequestSchema } from './request.schema.ts';

const chosen = <Category extends InventoryCategory>(category: Category) =>
  z.exactOptional(z.array(z.enum(inventoryItems(category))));

export const storedInventory = z.object({
  kitchen: chosen('kitchen'),
  living: chosen('living'),
  bedroom: chosen('bedroom'),
});

/** A stored request as an answer of the API has it. */
export const storedRequest: z.ZodMiniType<QuoteRequest> = z.extend(quoteRequestSchema, {
  email: z.nullable(email),
  inventory: storedInventory,
  access: z.optional(accessSchema),
});
