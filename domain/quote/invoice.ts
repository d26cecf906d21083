import * as z from 'zod/mini';
import { billLine } from './bill.schema.ts';

const party = { name: z.string(), address: z.string(), vatNumber: z.string() };

/** A tax invoice as it was issued (VAT Act, section 20, as for more than R5 000). Nothing in it follows what becomes of the
 *  company or of the request. */
const invoiceSchema = z.object({
  reference: z.string(),
  supplier: z.object({ ...party, registrationNumber: z.string() }),
  customer: z.object(party),
  from: z.string(),
  to: z.string(),
  /** The day of the move. */
  day: z.string(),
  /** In rand, with the tax. */
  price: z.number(),
  /** The rate of the tax. */
  percent: z.number(),
  worked: z.optional(z.number()),
  lines: z.readonly(z.array(billLine)),
  said: z.string(),
  /** The one that it replaces, and its ISO time; null for the first. */
  replaces: z.nullable(z.object({ number: z.int(), at: z.string() })),
});

export type Invoice = z.output<typeof invoiceSchema>;

/** An invoice with its number and its ISO time. */
export interface IssuedInvoice {
  readonly number: number;
  readonly at: string;
  /** The ISO time at which it stopped to count; null as long as it does. */
  readonly endedAt: string | null;
  readonly invoice: Invoice;
}

/** @param content JSON */
export function readInvoice(content: string): Invoice {
  return invoiceSchema.parse(JSON.parse(content));
}

/** The tax in a price that includes it, and the rest; together they are the price to the cent. */
export function taxIn({ price, percent }: Pick<Invoice, 'price' | 'percent'>) {
  const cents = Math.round(price * 100);
  const tax = Math.round((cents * percent) / (100 + percent));
  return { tax: tax / 100, withoutTax: (cents - tax) / 100 };
}
