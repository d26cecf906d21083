import { inLocalTime } from '../../domain/local-time.ts';
import {
  arrivalInWords,
  heldLines,
  priceInWords,
  quoteTerms,
  UNTIL_CONFIRMED_AGAIN,
} from '../../domain/quote/quote-in-words.ts';
import { serviceLines } from '../../domain/quote/service-lines.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { changeLine } from '../../domain/request/request-changes.ts';
import { eventMail } from '../history/case-mail.ts';
import { mailToVisitor, pageLink, routeLines, TO_VISITOR, usSection } from './mail-to-visitor.ts';
import { visitorCalendar } from './move-calendar.ts';

/** Composes the mail to the visitor whose yes has arrived, or who changed what was agreed: the family has to
 *  confirm the day. */
export const composeAcceptanceMail = eventMail(
  ['accepted', 'changed'],
  (about, { event, siteUrl, teamInbox }) => {
    const { stored, progress } = about;
    if (stored.kind !== 'request' || !progress.agreement) return undefined;
    const { agreement, confirmation, held, moveDay } = progress;
    const isYes = event.kind === 'accepted';
    const what = confirmation ? 'we confirmed it' : 'you said yes to it';
    const holdsAgain = `It is as ${what} again, so nothing else changes.`;
    const news = held?.heldAgain === event.number ? holdsAgain : UNTIL_CONFIRMED_AGAIN;
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
            lines: [...heldLines(progress), ...serviceLines(progress)],
          },
          { title: 'Good to know', lines: quoteTerms },
          usSection(stored, 'Reply to this email if anything changes.'),
        ],
      },
    });
  },
  TO_VISITOR,
);
