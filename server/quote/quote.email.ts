import { hasChangedMove } from '../../domain/history/progress.ts';
import { inLocalTime } from '../../domain/local-time.ts';
import {
  agreementLines,
  arrivalInWords,
  confirmationLines,
  priceInWords,
  quoteLines,
  quoteTerms,
  REPLACES,
  UNTIL_CONFIRMED_AGAIN,
} from '../../domain/quote/quote-in-words.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { changeLine } from '../../domain/request/request-changes.ts';
import { eventMail } from '../history/case-mail.ts';
import { mailToVisitor, pageLink, routeLines, TO_VISITOR, usSection } from './mail-to-visitor.ts';
import { offCalendarLines, visitorCalendar } from './move-calendar.ts';
import { serviceLines } from './visitor-quote.ts';

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
    // The move that they had said yes to is off.
    const off = replaces === 'agreement' ? visitorCalendar(about, event.at) : {};
    return mailToVisitor(stored, teamInbox, {
      part: `quote-${event.number}`,
      ...off,
      subject: `${title}: ${price}`,
      letter: {
        title,
        lead: `Hello ${name}, ${lead.filter(Boolean).join(' ')}`,
        figure: { value: price, under: arrivalInWords(event.quote) },
        links: pageLink(stored, siteUrl, isOutdated ? 'See the quote' : 'See the quote, and book'),
        sections: [
          {
            title: 'What it includes',
            lines: quoteLines(event.quote).filter(({ field }) => field !== 'price'),
          },
          { title: 'Good to know', lines: [...quoteTerms, ...offCalendarLines(off)] },
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
    const { agreement, confirmation, settled, moveDay } = progress;
    const isYes = event.kind === 'accepted';
    const what = confirmation ? 'we confirmed it' : 'you said yes to it';
    const holdsAgain = `It is as ${what} again, so nothing else changes.`;
    const news = settled?.heldAgain === event.number ? holdsAgain : UNTIL_CONFIRMED_AGAIN;
    return mailToVisitor(stored, teamInbox, {
      part: `acceptance-${event.number}`,
      ...visitorCalendar(about, event.at),
      subject: isYes ? `You said yes: ${priceInWords(agreement)}` : 'You changed your move',
      letter: {
        title: isYes ? 'You said yes' : 'You changed your move',
        lead: isYes
          ? `Thank you, ${stored.name}. You accepted on ${inLocalTime(event.at)}. Next, we’ll confirm the day by email.`
          : `Thank you, ${stored.name}. You changed your move on ${inLocalTime(event.at)}. ${news}`,
        figure: {
          value: priceInWords(agreement),
          under: confirmation
            ? arrivalInWords(confirmation)
            : `${moveDateInWords(moveDay.day)}, to be confirmed`,
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
            title: confirmation ? 'What we confirmed' : 'What you said yes to',
            lines: [
              ...(confirmation ? confirmationLines(confirmation) : agreementLines(agreement)),
              ...serviceLines(progress),
            ],
          },
          { title: 'Good to know', lines: quoteTerms },
          usSection(stored, 'Reply to this email if anything changes.'),
        ],
      },
    });
  },
  TO_VISITOR,
);
