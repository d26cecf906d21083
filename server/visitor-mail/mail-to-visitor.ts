import { company } from '../../content/company.ts';
import { photos } from '../../content/photos.ts';
import type { EventKind, HistoryEvent } from '../../domain/history/event.ts';
import type { Price } from '../../domain/quote/price.schema.ts';
import { figureOf, priceInWords } from '../../domain/quote/price-in-words.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import type { Case } from '../history/case.ts';
import { type Context, eventMail } from '../history/case-mail.ts';
import type { Letter } from '../mail/letter.ts';
import { textAndHtml } from '../mail/letter-html.ts';
import type { Mail } from '../mail/mail.ts';
import type { ComposeMail } from '../outbox/outbox.worker.ts';
import type { Stored } from '../submissions/submission.ts';

interface RequestCase extends Case {
  readonly stored: Stored<'request'>;
}

interface Content
  extends Pick<Mail, 'calendar' | 'subject'>,
    Pick<Letter, 'title' | 'lead' | 'figure' | 'sections'> {
  /** The button to their page. */
  readonly button: string;
  /** Whether a button to call us comes first. */
  readonly isUrgent?: true;
  /** What to do with a question. */
  readonly questions: string;
  /** More about us, instead of where photos go. */
  readonly us?: readonly SummaryLine[];
}

/** Composes a mail to the visitor about an event of one of these kinds. An answer to it comes to the team's inbox.
 *  @param part with the number of the event, tells it from other mails about the request */
export function mailToVisitor<Kind extends EventKind>(
  part: string,
  kinds: readonly Kind[],
  write: (about: RequestCase, context: Context<Kind>) => Content | undefined,
): ComposeMail {
  return eventMail(
    kinds,
    ({ stored, ...about }, context) => {
      // Nothing promises a day that is over, however long the mail server was away.
      if (context.situation.isDayOver) return undefined;
      const content = stored.kind === 'request' && write({ ...about, stored }, context);
      if (!content || stored.email === null) return undefined;
      const { number }: HistoryEvent = context.event;
      const { reference, name, email, linkKey } = stored;
      const { button, isUrgent, questions, us, subject, calendar, ...letter } = content;
      const page = linkKey && { label: button, url: context.siteUrl + privateLink(linkKey) };
      const links = [...(isUrgent ? [CALL_US] : []), ...(page ? [page] : [])];
      const more = us ?? (about.progress.cancellation ? [] : [photos]);
      const sections = [...letter.sections, usSection(reference, questions, more)];
      return {
        ...(calendar !== undefined && { calendar }),
        reference,
        part: `${part}-${number}`,
        to: { name, address: email },
        sender: company.name,
        replyTo: context.teamInbox ?? null,
        subject: `${subject} [${reference}]`,
        ...textAndHtml({ ...letter, links, sections }),
      };
    },
    true,
  );
}

const CALL_US = { label: `Call ${company.phone.display}`, url: company.phone.link };

function usSection(reference: string, questions: string, more: readonly SummaryLine[]) {
  return {
    title: 'Us',
    lines: [
      { label: 'Phone', value: company.phone.display },
      { label: 'Reference', value: reference },
      { label: 'Questions', value: questions },
      ...more,
    ],
  };
}

export function routeLines({ content }: Stored<'request'>) {
  return [
    { label: 'From', value: addressInWords(content.fromAddress) },
    { label: 'To', value: addressInWords(content.toAddress) },
  ];
}

/** The price, large, and when we come under it. */
export function priceFigure(price: Price, under: string): Letter['figure'] {
  const value = figureOf(price);
  return { value, rest: priceInWords(price).slice(value.length), under };
}
