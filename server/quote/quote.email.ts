import type { CalendarDate } from '../../domain/calendar-date.ts';
import { hasChangedMove, type Progress } from '../../domain/history/progress.ts';
import { inLocalTime, localDay } from '../../domain/local-time.ts';
import {
  agreementLines,
  arrivalInWords,
  confirmationLines,
  OLDER_CONTENTS,
  priceInWords,
  quoteLines,
  quoteTerms,
  REPLACES,
  UNTIL_CONFIRMED_AGAIN,
} from '../../domain/quote/quote-in-words.ts';
import { changeInConfirmation, confirmedBefore } from '../../domain/quote/replaced-confirmation.ts';
import { dayBeforeTasks } from '../../domain/request/move-checklist.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { changeLine } from '../../domain/request/request-changes.ts';
import { moveDateInShort } from '../../domain/request/short-date.ts';
import { databaseTime } from '../database/dialect.ts';
import { eventMail } from '../history/case-mail.ts';
import type { ComposeMail } from '../outbox/outbox.worker.ts';
import { visitorCalendar } from './move-calendar.ts';
import {
  CALL_US,
  mailToVisitor,
  pageLink,
  routeLines,
  TO_VISITOR,
  usSection,
} from './visitor-mail.ts';
import { linesOf } from './visitor-quote.ts';

/** Composes the mail to the visitor with a quote. */
export const composeQuoteMail = eventMail(
  ['quoted'],
  (about, { event, siteUrl, teamInbox }) => {
    const { stored, progress } = about;
    if (stored.kind !== 'request') return undefined;
    const { name, content } = stored;
    const price = priceInWords(event.quote);
    const replaces = progress.quote?.replaces;
    const title = replaces ? 'Your new quote' : 'Your quote';
    // The mail may have waited: then the price is not for the request as it is now.
    const isOutdated = hasChangedMove(progress);
    const lead = [
      replaces ? 'this is our new price' : 'thank you for asking us. This is our price',
      'for your move',
      isOutdated
        ? 'before you changed your request.'
        : `from ${content.fromAddress} to ${content.toAddress}.`,
      replaces && `It ${REPLACES[replaces]}`,
      isOutdated && 'The price may have changed too, so we’ll send you a new one.',
    ];
    const questions = isOutdated
      ? 'Ask us on your page, or reply to this email.'
      : 'You can accept, decline or ask a question on your page, or reply to this email.';
    return mailToVisitor(stored, teamInbox, {
      part: `quote-${event.number}`,
      // The move that they had said yes to is off.
      ...(replaces === 'agreement' && visitorCalendar(about, event.at)),
      subject: `${title}: ${price}`,
      letter: {
        title,
        lead: `Hello ${name}, ${lead.filter(Boolean).join(' ')}`,
        figure: { value: price, under: arrivalInWords(event.quote) },
        links: pageLink(stored, siteUrl, isOutdated ? 'See the quote' : 'See the quote, and book'),
        sections: [
          { title: 'What it includes', lines: without(quoteLines(event.quote), 'Price') },
          { title: 'Good to know', lines: quoteTerms },
          usSection(stored, questions),
        ],
      },
    });
  },
  TO_VISITOR,
);

/** Composes the mail to the visitor whose yes has arrived, or who changed what was agreed: the family has to
 *  confirm the day. */
export const composeAcceptanceMail = eventMail(
  ['accepted', 'changed'],
  (about, { event, siteUrl, teamInbox }) => {
    const { stored, progress } = about;
    if (stored.kind !== 'request' || !progress.agreement) return undefined;
    const { agreement, moveDay } = progress;
    const isYes = event.kind === 'accepted';
    return mailToVisitor(stored, teamInbox, {
      part: `acceptance-${event.number}`,
      ...visitorCalendar(about, event.at),
      subject: isYes ? `You said yes: ${priceInWords(agreement)}` : 'You changed your move',
      letter: {
        title: isYes ? 'You said yes' : 'You changed your move',
        lead: isYes
          ? `Thank you, ${stored.name}. You accepted on ${inLocalTime(event.at)}. Next, we’ll confirm the day by email.`
          : `Thank you, ${stored.name}. You changed your move on ${inLocalTime(event.at)}. ${UNTIL_CONFIRMED_AGAIN}`,
        figure: {
          value: priceInWords(agreement),
          under: `${moveDateInWords(moveDay.day)}, to be confirmed`,
        },
        links: pageLink(stored, siteUrl, 'Open your move'),
        sections: [
          ...(event.kind === 'changed'
            ? [
                { title: 'What you changed', lines: event.changes.map(changeLine) },
                { title: 'Your move', lines: routeLines(stored) },
              ]
            : []),
          {
            title: 'What you said yes to',
            lines: [...agreementLines(agreement), ...serviceLines(progress)],
          },
          { title: 'Good to know', lines: quoteTerms },
          usSection(stored, 'Reply to this email if anything changes.'),
        ],
      },
    });
  },
  TO_VISITOR,
);

const NEW_DAY = 'Your new day is confirmed';

/** Composes the mail that tells the visitor that the day is confirmed. */
export const composeConfirmationMail = eventMail(
  ['confirmed'],
  (about, { event, siteUrl, teamInbox }) => {
    const { stored, events, progress } = about;
    if (stored.kind !== 'request') return undefined;
    const before = confirmedBefore(events, event.number);
    const title = before && before.day !== event.day ? NEW_DAY : 'Your day is confirmed';
    const day = moveDateInShort(event.day, localDay(new Date(event.at)));
    const price = priceInWords({ price: event.price, upTo: null });
    return mailToVisitor(stored, teamInbox, {
      part: `confirmation-${event.number}`,
      ...visitorCalendar(about, event.at),
      subject: `${title}: ${day}`,
      letter: {
        title,
        lead: [
          `${stored.name}, you’re booked. The truck comes ${event.window}.`,
          changeInConfirmation(events, event, 'You'),
        ]
          .filter(Boolean)
          .join(' '),
        figure: { value: day, under: `${event.window}, ${price}` },
        links: pageLink(stored, siteUrl, 'Open your move'),
        sections: [
          {
            title: 'Your move',
            lines: [...routeLines(stored), ...confirmationLines(event), ...serviceLines(progress)],
          },
          { title: 'Good to know', lines: quoteTerms },
          usSection(stored, 'If anything changes, phone us first.'),
        ],
      },
    });
  },
  TO_VISITOR,
);

/** Composes the mail to the visitor about a move that was cancelled, by either side. */
export const composeCancellationMail = eventMail(
  ['cancelled'],
  (about, { event, siteUrl, teamInbox }) => {
    const { stored, progress } = about;
    if (stored.kind !== 'request') return undefined;
    const day = progress.cancellation?.day ?? '';
    const lead =
      event.by === null
        ? `${stored.name}, we have cancelled your move as you asked on ${inLocalTime(event.at)}.`
        : `${stored.name}, we’re sorry, we had to cancel your move.`;
    return mailToVisitor(stored, teamInbox, {
      part: `cancellation-${event.number}`,
      ...visitorCalendar(about, event.at),
      subject: 'Your move is cancelled',
      letter: {
        title: 'Your move is cancelled',
        lead,
        links: [CALL_US, ...pageLink(stored, siteUrl, 'Open your request')],
        sections: [
          {
            title: 'What was cancelled',
            lines: [
              ...routeLines(stored),
              ...(day === '' ? [] : [{ label: 'Day', value: moveDateInWords(day) }]),
              ...(event.by !== null && event.said !== ''
                ? [{ label: 'Why', value: event.said }]
                : []),
            ],
          },
          usSection(
            stored,
            event.by === null
              ? 'If this is a mistake, phone us at once.'
              : 'Phone us, and we’ll look for another day.',
          ),
        ],
      },
    });
  },
  TO_VISITOR,
);

/** Composes the mail to the visitor on the day before the move; undefined once the day has come. */
export function composeDayBeforeMail(now: () => Date): ComposeMail {
  return async (db, mail, composing) => {
    const today = localDay(await databaseTime(db, now()));
    return dayBeforeMail(today)(db, mail, composing);
  };
}

const dayBeforeMail = (today: CalendarDate) =>
  eventMail(
    ['announced'],
    (about, { event, siteUrl, teamInbox }) => {
      const { stored, progress } = about;
      const { confirmation } = progress;
      if (stored.kind !== 'request' || !confirmation || event.day <= today) return undefined;
      return mailToVisitor(stored, teamInbox, {
        part: `tomorrow-${event.number}`,
        subject: `Tomorrow: we come ${confirmation.window}`,
        letter: {
          title: 'We’re moving you tomorrow',
          lead: `${stored.name}, tomorrow is ${moveDateInWords(confirmation.day)}. We come ${confirmation.window}.`,
          figure: {
            value: confirmation.window,
            under: `at ${stored.content.fromAddress}`,
          },
          links: [CALL_US, ...pageLink(stored, siteUrl, 'Open your move')],
          sections: [
            {
              title: 'Have ready',
              lines: dayBeforeTasks(stored.content).map((value, index) => ({
                label: `${index + 1}`,
                value,
              })),
            },
            {
              title: 'Your move',
              lines: [
                ...routeLines(stored),
                ...confirmationLines(confirmation),
                ...serviceLines(progress),
              ],
            },
            usSection(stored, 'Has something changed? Phone us first.'),
          ],
        },
      });
    },
    TO_VISITOR,
  );

/** The services that a yes includes; price and day may have changed since the quote. */
function serviceLines(progress: Progress) {
  if (!progress.quote) return [];
  const isRange = !progress.confirmation && progress.agreement?.upTo != null;
  const range = isRange ? ['Exact price'] : [];
  const labels = ['Included', 'Note', OLDER_CONTENTS.label, ...range];
  return linesOf(progress.quote, progress).filter(({ label }) => labels.includes(label));
}

function without<Line extends { readonly label: string }>(lines: readonly Line[], label: string) {
  return lines.filter((line) => line.label !== label);
}
