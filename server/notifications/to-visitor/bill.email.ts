import { account as bankAccount } from '../../../content/company.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { addressed } from '../../../domain/greeting.ts';
import { randInWords } from '../../../domain/money.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { type Account, accountOf, toPay } from '../../../domain/quote/account.ts';
import { accountLines, openInWords, paymentInWords } from '../../../domain/quote/bill-in-words.ts';
import {
  type BillPaper,
  billPaper,
  noteName,
  notePaper,
  papersInWords,
} from '../../../domain/quote/bill-paper.ts';
import type { InvoiceWithNotes, IssuedNote } from '../../../domain/quote/invoice.ts';
import { type Content, notificationFor, OPEN_MOVE } from './mail-to-visitor.ts';
import { offCalendarLines, visitorCalendar } from './move-calendar.ts';
import { payLines } from './pay-in-words.ts';
import type { RequestCase } from './request-case.ts';
import { routeLines, wayInMail } from './way-in-mail.ts';

/** What the customer, and the firm that pays, get a mail about. */
export const BILL_EVENTS = ['settled', 'paid', 'struck'] as const;
type BillEvent = EventOf<(typeof BILL_EVENTS)[number]>;

/** Composes the mail to the visitor about money: what the move came to, a payment, or a correction of one. It says how the
 *  account stands: a receipt once nothing is open, or else how to pay. Of a company that is registered for VAT the first one
 *  is the tax invoice. */
export const billNotification = notificationFor(
  'bill',
  BILL_EVENTS,
  (about, { event, siteUrl }) => {
    const content = writeBill(about, event);
    const calendar = visitorCalendar(about, event.at, siteUrl);
    const off = offCalendarLines(calendar);
    if (!content || off.length === 0) return content;
    // Visits that were still ahead are taken back.
    const sections = [...content.sections, { title: 'Taken back', lines: off }];
    return { ...content, ...calendar, sections };
  },
);

export interface BillContent extends Content {
  /** The invoice that it replaces or changes, in a sentence; empty for none. */
  readonly replaces: string;
}

/** The same for the visitor, and for a firm that pays. */
export function writeBill(
  { stored, invoice, progress }: RequestCase,
  event: BillEvent,
): BillContent | undefined {
  const account = accountOf(progress);
  if (!account) return undefined;
  const { bill, held } = progress;
  const way = wayInMail(stored, progress, localDay(new Date(event.at)));
  const { note, issued } = papersOf(event, progress, invoice);
  const isPaperOfTax = issued !== null || note !== null;
  const { to, issuer, replaces, title, lines }: Partial<BillPaper> = note
    ? notePaper(note, account)
    : bill
      ? billPaper({ bill, held, account, issued })
      : { lines: accountLines(account) };
  const isCorrected = event.kind === 'struck' || (event.kind === 'settled' && bill?.isCorrected);
  const isOpen = toPay(account) > 0;
  const heading = bill && !isOpen ? 'Thank you for moving with us' : headingOf(event);
  const what = note
    ? `your ${noteName(note)}`
    : issued
      ? `your tax ${papersInWords(issued)}`
      : 'your receipt';
  const stands = paidInWords(account);
  const price = bill ? randInWords(bill.price) : '';
  const isPaper = bill !== null && (!isOpen || isPaperOfTax);
  const lead = [
    addressed(
      stored.name,
      bill
        ? `thank you for moving with us${isPaper ? `: this is ${what}` : ''}.`
        : 'this is how the account of your move stands.',
    ),
    replaces || (isCorrected && 'It replaces what we sent you before.'),
    isPaper &&
      (isPaperOfTax && stored.email !== null
        ? 'Your page has a copy to print.'
        : 'Your page has it on one sheet to print.'),
  ];
  const about =
    invoice && !issued && !note ? [{ label: 'For', value: `Tax ${papersInWords(invoice)}` }] : [];
  return {
    subject: `${isCorrected ? 'Corrected' : bill && !isOpen ? 'Thank you' : heading}: ${[price, stands].filter(Boolean).join(', ')}`,
    title: heading,
    replaces: replaces ?? '',
    lead: lead.filter(Boolean).join(' '),
    figure: bill
      ? { value: price, under: stands, says: ['open'] }
      : { value: stands, under: '', says: ['open'] },
    button: bill && !isOpen ? 'Open your receipt' : OPEN_MOVE,
    sections: [
      {
        title: title || (bill && !isOpen ? 'Your receipt' : 'Your move'),
        lines: [...about, ...routeLines(way), ...(lines ?? [])],
        isBill: true,
      },
      ...(to && to.length > 0 ? [{ title: 'To', lines: to }] : []),
      ...(isOpen ? [{ title: 'To pay', lines: payLines(stored.reference, bankAccount) }] : []),
    ],
    questions: 'Is something not right? Phone us, or reply to this email.',
    ...(issuer && { us: issuer }),
  };
}

/** The papers that an event issued: an invoice, with the note of the same event, or a note about an earlier one. */
function papersOf(
  event: BillEvent,
  { bill }: Pick<Progress, 'bill'>,
  invoice: InvoiceWithNotes | null,
) {
  const ofEvent = (paper: IssuedNote) => event.kind === 'settled' && paper.number === event.note;
  const notes = invoice?.notes.filter(ofEvent) ?? [];
  const isNew = bill?.invoice?.event === event.number;
  return {
    issued: invoice && isNew ? { ...invoice, notes } : null,
    note: isNew ? null : (notes[0] ?? null),
  };
}

function headingOf(event: BillEvent): string {
  if (event.kind !== 'paid') return PHASES.owing.paper;
  const rand = randInWords(Math.abs(event.amount));
  return event.amount < 0 ? `We gave ${rand} back` : `Thank you for ${rand}`;
}

/** 'paid in cash on Monday 7 December 2026' if that was all of it at once; otherwise what is open. */
function paidInWords(account: Account): string {
  const [first, ...more] = account.payments;
  const isAtOnce = first && more.length === 0 && account.open === 0 && account.writtenOff === 0;
  return isAtOnce ? `paid ${paymentInWords(first)}` : openInWords(account);
}
