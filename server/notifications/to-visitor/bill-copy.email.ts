import { company } from '../../../content/company.ts';
import type { HistoryEvent } from '../../../domain/move/event.ts';
import { notePaper } from '../../../domain/quote/bill-paper.ts';
import { withoutEmpty } from '../../../domain/quote/quote-line.ts';
import { eventMail } from '../../moves/case-mail.ts';
import { textAndHtml } from '../../sending/mail/letter-html.ts';
import { BILL_EVENTS, type BillContent, writeBill } from './bill.email.ts';
import { noteThatTookBack } from './confirmation.email.ts';
import { forStranger } from './for-stranger.ts';
import { usSection } from './mail-to-visitor.ts';
import type { RequestCase } from './request-case.ts';

/** Composes the copy for the firm that pays for a move. It has no link: what the customer can do with theirs is not the firm's. */
export const composeBillCopy = eventMail(
  'bill-copy',
  [...BILL_EVENTS, 'confirmed'],
  ({ stored, ...about }, { event, teamInbox }) => {
    const address = billEmailAt(about.events, event);
    if (stored.kind !== 'request' || address === undefined) return undefined;
    const found = { ...about, stored };
    const plain = stored.isProved === 1 ? found : forStranger(found);
    const content = event.kind === 'confirmed' ? takenBack(plain, event) : writeBill(plain, event);
    if (!content) return undefined;
    const { reference, name } = plain.stored;
    const { title, figure, sections, subject, questions, replaces, us = [] } = content;
    const customer = withoutEmpty([{ label: 'Customer', value: name }]);
    return {
      reference,
      part: `bill-copy-${event.number}`,
      to: { name: '', address },
      sender: company.name,
      replyTo: teamInbox ?? null,
      subject: `${subject} [${reference}]`,
      ...textAndHtml({
        title,
        lead: `Hello. We were given this address for the bill of a move. ${replaces}`.trim(),
        ...(figure && { figure }),
        links: [],
        sections: [...sections, usSection(reference, questions, [...customer, ...us])],
      }),
    };
  },
);

/** The address that the bill had at that event. */
function billEmailAt(
  events: readonly HistoryEvent[],
  { number }: Pick<HistoryEvent, 'number'>,
): string | undefined {
  const bill = events.findLast((event) => event.kind === 'settled' && event.number <= number);
  return bill?.kind === 'settled' ? bill.billEmail : undefined;
}

/** The credit note for a move that is planned again. */
function takenBack({ papers }: RequestCase, event: HistoryEvent): BillContent | undefined {
  const note = noteThatTookBack(papers, event);
  if (!note) return undefined;
  const { title, lines, to, issuer, replaces } = notePaper(note, null);
  return {
    subject: title,
    title,
    replaces,
    lead: '',
    button: '',
    sections: [
      { title, lines },
      { title: 'To', lines: to },
    ],
    questions: 'Is something not right? Phone us, or reply to this email.',
    us: issuer,
  };
}
