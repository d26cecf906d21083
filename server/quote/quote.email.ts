import { company } from '../../content/company.ts';
import { inLocalTime } from '../../domain/local-time.ts';
import { quoteLines, quoteTerms } from '../../domain/quote/quote-in-words.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import { eventMail } from '../history/case-mail.ts';
import type { Composing } from '../mail/composing.ts';
import { type Letter, letterAsText } from '../mail/letter.ts';
import { letterAsHtml } from '../mail/letter-html.ts';
import type { Mail } from '../mail/mail.ts';
import type { Stored, Submission } from '../submissions/submission.ts';
import { calendarOf } from './move-calendar.ts';

/** Composes the mail to the visitor with a quote. */
export const composeQuoteMail = eventMail(
  ['quoted'],
  ({ stored }, { event, siteUrl, teamInbox }) => {
    if (stored.kind !== 'request') return undefined;
    const { name, reference, content } = stored;
    return mailToVisitor(stored, teamInbox, {
      part: `quote-${event.number}`,
      letter: {
        title: `Your quote from ${company.name}`,
        lead: `Hello ${name}, thank you for asking us. This is our quote for your move from ${content.fromAddress} to ${content.toAddress}. Accept it, ask something or say no on your page, or answer this mail.`,
        links: pageLink(stored, siteUrl, 'See and accept the quote'),
        sections: [
          { title: 'The quote', lines: quoteLines(event.quote) },
          { title: 'Good to know', lines: quoteTerms },
          {
            title: 'Us',
            lines: [
              { label: 'Phone', value: company.phone.display },
              { label: 'Reference', value: reference },
            ],
          },
        ],
      },
    });
  },
  true,
);

/** Composes the mail to the visitor that confirms what they accepted, with the day for a calendar. */
export const composeAcceptanceMail = eventMail(
  ['accepted'],
  ({ stored, progress }, { event, siteUrl, teamInbox }) => {
    if (stored.kind !== 'request' || !progress.quote) return undefined;
    const calendar = calendarOf(stored, progress, event.at);
    return mailToVisitor(stored, teamInbox, {
      part: `confirmed-${event.number}`,
      ...(calendar !== undefined && { calendar }),
      letter: {
        title: 'You accepted our quote',
        lead: `Thank you, ${stored.name}. We have your yes of ${inLocalTime(event.at)}, and are in touch to settle the day. Answer this mail if anything changes.`,
        links: pageLink(stored, siteUrl, 'Open your move sheet'),
        sections: [
          { title: 'What you accepted', lines: quoteLines(progress.quote.quote) },
          { title: 'Good to know', lines: quoteTerms },
        ],
      },
    });
  },
  true,
);

function pageLink({ linkKey }: Submission, siteUrl: string | undefined, label: string) {
  if (linkKey === null || siteUrl === undefined) return [];
  return [{ label, url: siteUrl + privateLink(linkKey) }];
}

/** An answer to it comes to the team's inbox. */
function mailToVisitor(
  { reference, name, email }: Stored<'request'>,
  teamInbox: Composing['teamInbox'],
  { letter, ...mail }: Pick<Mail, 'calendar' | 'part'> & { readonly letter: Letter },
): Mail {
  return {
    ...mail,
    reference,
    to: { name, address: email },
    sender: company.name,
    replyTo: teamInbox ?? null,
    subject: `Your quote from ${company.name} [${reference}]`,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
}
