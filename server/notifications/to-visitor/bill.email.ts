import { account as bankAccount } from '../../../content/company.ts';
import { addressed } from '../../../domain/greeting.ts';
import { randInWords } from '../../../domain/money.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import { type Account, accountOf, toPay } from '../../../domain/quote/account.ts';
import { accountLines, openInWords, paymentInWords } from '../../../domain/quote/bill-in-words.ts';
import { type BillPaper, billPaper, invoiceName } from '../../../domain/quote/bill-paper.ts';
import { newsFor, routeLines } from './mail-to-visitor.ts';
import { offCalendarLines, visitorCalendar } from './move-calendar.ts';
import { payLines } from './pay-in-words.ts';

/** Composes the mail to the visitor about money: what the move came to, a payment, or a correction of one. It says how the
 *  account stands: a receipt once nothing is open, or else how to pay. Of a company that is registered for VAT the first one
 *  is the tax invoice. */
export const billNews = newsFor(
  'bill',
  ['settled', 'paid', 'struck'],
  (found, { event, siteUrl }) => {
    const { stored, invoice, progress } = found;
    const account = accountOf(progress);
    if (!account) return undefined;
    const { bill, held } = progress;
    const isInvoice = invoice !== null && bill?.invoice?.event === event.number;
    const { to, issuer, replaces, title, lines }: Partial<BillPaper> = bill
      ? billPaper({ bill, held, account, issued: isInvoice ? invoice : null })
      : { lines: accountLines(account) };
    const isCorrected = event.kind === 'struck' || (event.kind === 'settled' && bill?.isCorrected);
    const isOpen = toPay(account) > 0;
    const heading = bill && !isOpen ? 'Thank you for moving with us' : headingOf(event);
    const what = isInvoice ? `your tax ${invoiceName(invoice.number)}` : 'your receipt';
    const stands = paidInWords(account);
    const price = bill ? randInWords(bill.price) : '';
    const isPaper = bill !== null && (!isOpen || isInvoice);
    const lead = [
      addressed(
        stored.name,
        bill
          ? `thank you for moving with us${isPaper ? `: this is ${what}` : ''}.`
          : 'this is how the account of your move stands.',
      ),
      replaces || (isCorrected && 'It replaces what we sent you before.'),
      isPaper &&
        (isInvoice && stored.email !== null
          ? 'Your page has a copy to print.'
          : 'Your page has it on one sheet to print.'),
    ];
    const about =
      invoice && !isInvoice ? [{ label: 'For', value: `Tax ${invoiceName(invoice.number)}` }] : [];
    const calendar = visitorCalendar(found, event.at, siteUrl);
    return {
      // Visits that were still ahead are taken back.
      ...(offCalendarLines(calendar).length > 0 && calendar),
      subject: `${isCorrected ? 'Corrected' : bill && !isOpen ? 'Thank you' : heading}: ${[price, stands].filter(Boolean).join(', ')}`,
      title: title || heading,
      lead: lead.filter(Boolean).join(' '),
      figure: bill
        ? { value: price, under: stands, says: ['open'] }
        : { value: stands, under: '', says: ['open'] },
      button: bill && !isOpen ? 'Open your receipt' : 'Open your move',
      sections: [
        {
          title: title || (bill && !isOpen ? 'Your receipt' : 'Your move'),
          lines: [...about, ...routeLines(stored), ...(lines ?? []), ...offCalendarLines(calendar)],
          isBill: true,
        },
        ...(to && to.length > 0 ? [{ title: 'To', lines: to }] : []),
        ...(isOpen ? [{ title: 'To pay', lines: payLines(stored.reference, bankAccount) }] : []),
      ],
      questions: 'Is something not right? Phone us, or reply to this email.',
      ...(issuer && { us: issuer }),
    };
  },
);

function headingOf(event: EventOf<'settled' | 'paid' | 'struck'>): string {
  if (event.kind !== 'paid') return 'What your move came to';
  const rand = randInWords(Math.abs(event.amount));
  return event.amount < 0 ? `We gave ${rand} back` : `Thank you for ${rand}`;
}

/** 'paid in cash on Monday 7 December 2026' if that was all of it at once; otherwise what is open. */
function paidInWords(account: Account): string {
  const [first, ...more] = account.payments;
  const isAtOnce = first && more.length === 0 && account.open === 0 && account.writtenOff === 0;
  return isAtOnce ? `paid ${paymentInWords(first)}` : openInWords(account);
}
