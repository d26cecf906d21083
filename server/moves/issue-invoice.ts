import { isDeepStrictEqual } from 'node:util';
import { legalEntity, vat } from '../../content/company.ts';
import type { EventContent, EventOf } from '../../domain/move/event.ts';
import type { Invoice } from '../../domain/quote/invoice.ts';
import type { OpenTransaction } from '../database/database.ts';
import type { Stored } from '../requests/submission.ts';
import type { Case } from './case.ts';
import { endInvoice, findInvoicesBy, insertInvoice } from './invoice.repository.ts';

type Settled = Extract<EventContent, { kind: 'settled' }>;

/** The number of the tax invoice for what a move came to: of a new one, or of the one before if that says the same. The one
 *  that it replaces ends.
 *  @returns undefined for a company that is not registered for VAT */
export async function issueInvoice(
  trx: OpenTransaction,
  { stored, events, invoice: current }: Case,
  settled: Settled,
  at: Date,
): Promise<number | undefined> {
  if (!vat || stored.kind !== 'request') return undefined;
  const number = lastInvoice(events);
  const last = number === undefined ? undefined : (await findInvoicesBy(trx, [number])).get(number);
  const replaces = last ? { number: last.number, at: last.at } : null;
  const invoice = invoiceFor(stored, settled, { vat, replaces });
  if (current && isSame(current.invoice, invoice)) return current.number;
  if (last) await endInvoice(trx, last.number, at);
  return insertInvoice(trx, invoice, { first: vat.firstInvoice, at });
}

/** The last one about this move, whether or not it counts. */
function lastInvoice(events: Case['events']): number | undefined {
  const isInvoiced = (event: Case['events'][number]): event is EventOf<'settled'> =>
    event.kind === 'settled' && event.invoice !== undefined;
  return events.findLast(isInvoiced)?.invoice;
}

function invoiceFor(
  { reference, name, content }: Stored<'request'>,
  { day, price, worked, lines, said, invoiceTo, theirVat }: Settled,
  of: { readonly vat: NonNullable<typeof vat>; readonly replaces: Invoice['replaces'] },
): Invoice {
  const { fromAddress, toAddress } = content;
  return {
    reference,
    supplier: { ...legalEntity, vatNumber: of.vat.number },
    // They live there now.
    customer: {
      name: invoiceTo ?? name,
      address: toAddress || fromAddress,
      vatNumber: theirVat ?? '',
    },
    from: fromAddress,
    to: toAddress,
    day,
    price,
    percent: of.vat.percent,
    ...(worked !== undefined && { worked }),
    lines,
    said,
    replaces: of.replaces,
  };
}

/** Whether they say the same about the move. What changed in the company since makes no new one. */
function isSame(one: Invoice, other: Invoice): boolean {
  const { supplier: _1, percent: _2, replaces: _3, ...before } = one;
  const { supplier: _4, percent: _5, replaces: _6, ...after } = other;
  return isDeepStrictEqual(before, after);
}
