import { localDay } from '../../../domain/dates/local-time.ts';
import { addressed } from '../../../domain/greeting.ts';
import { untilConfirmedAgain } from '../../../domain/move/still-confirmed.ts';
import { showPlan } from '../../../domain/move/visit-status.ts';
import { visitsInWords } from '../../../domain/quote/visit-in-words.ts';
import { leftOf } from '../../../domain/quote/visits.ts';
import { changeLine } from '../../../domain/request/request-changes.ts';
import { notificationFor, OPEN_MOVE } from './mail-to-visitor.ts';
import { visitorCalendar } from './move-calendar.ts';
import { routeLines, wayInMail } from './way-in-mail.ts';

/** The team's corrections of a request for its visitor. */
export const correctionNotification = notificationFor(
  'correction',
  ['changed'],
  (about, { event, situation, siteUrl, now }) => {
    const { stored, progress } = about;
    const { agreement, confirmation, toConfirm, held } = progress;
    const { isDayOver } = situation;
    const today = localDay(now);
    const isOpen = !isDayOver && toConfirm?.number === event.number;
    const holdsAgain = !isDayOver && held?.heldAgain === event.number && confirmation;
    const news = isOpen
      ? untilConfirmedAgain(showPlan(progress, stored.content, today))
      : holdsAgain
        ? `It is as we confirmed it again: ${visitsInWords(leftOf(confirmation.visits, today))}.`
        : '';
    const way = wayInMail(stored, progress, today);
    const corrected = addressed(stored.name, 'we changed your request as you told us.');
    return {
      ...(agreement && !isDayOver && visitorCalendar(about, event.at, siteUrl)),
      subject: 'We corrected your request',
      title: 'We corrected your request',
      lead: [corrected, news].filter(Boolean).join(' '),
      button: OPEN_MOVE,
      sections: [
        { title: 'What we changed', lines: event.changes.map(changeLine) },
        { title: 'Your move', lines: routeLines(way) },
      ],
      questions: 'Phone us if any of it is wrong.',
    };
  },
);
