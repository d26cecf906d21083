import { inHomeTime, localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { greeted } from '../../../domain/greeting.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import {
  staysConfirmed,
  toBeConfirmed,
  untilConfirmedAgain,
} from '../../../domain/move/still-confirmed.ts';
import { showPlan } from '../../../domain/move/visit-status.ts';
import { accountOf } from '../../../domain/quote/account.ts';
import { differencesInShort } from '../../../domain/quote/differences.ts';
import { figureOf } from '../../../domain/quote/price-in-words.ts';
import { heldLines } from '../../../domain/quote/quote-in-words.ts';
import { termsBeforeYes } from '../../../domain/quote/terms-before-yes.ts';
import { visitsInWords } from '../../../domain/quote/visit-in-words.ts';
import { leftOf } from '../../../domain/quote/visits.ts';
import { changeLine } from '../../../domain/request/request-changes.ts';
import { changesByYes } from '../../moves/replaced-confirmation.ts';
import { serviceLines } from '../../moves/service-lines.ts';
import { notificationFor, OPEN_MOVE, priceFigure } from './mail-to-visitor.ts';
import { visitorCalendar } from './move-calendar.ts';
import { newSection } from './new-section.ts';
import { routeLines, wayInMail } from './way-in-mail.ts';

/** Composes the mail to the visitor whose yes has arrived, or who changed what was agreed: the family has to
 *  confirm the day. */
export const acceptanceNotification = notificationFor(
  'acceptance',
  ['accepted', 'agreed', 'changed'],
  (about, { event, situation, siteUrl, now }) => {
    const { stored, progress } = about;
    if (!progress.agreement) return undefined;
    const { agreement, confirmation, held } = progress;
    const isYes = event.kind !== 'changed';
    const found = isYes ? changesByYes(about, event) : [];
    const isOpen = agreement.visits.some(({ day }) => day === '');
    const today = localDay(now);
    const way = wayInMail(stored, progress, today);
    const visits = showPlan(progress, stored.content, today);
    const days = agreement.visits.length === 1 ? 'day' : 'days';
    const what = confirmation ? 'we confirmed it' : 'you said yes to it';
    const holdsAgain = `It is as ${what} again, so nothing else changes.`;
    const news = held?.heldAgain === event.number ? holdsAgain : untilConfirmedAgain(visits);
    const nextAfterYes = confirmation
      ? `Your ${days} ${days === 'day' ? 'stays' : 'stay'} confirmed.`
      : `${staysConfirmed(visits)} Next, we’ll confirm ${toBeConfirmed(visits)} by email.`.trim();
    return {
      ...visitorCalendar(about, event.at, siteUrl),
      subject: isYes
        ? `You said yes: ${differencesInShort(found) || figureOf(agreement)}`
        : 'You changed your move',
      title: isYes ? 'You said yes' : 'You changed your move',
      lead: isYes
        ? `${greeted('Thank you', stored.name, ', ')}. You ${event.kind === 'agreed' ? 'said yes' : 'accepted'} on ${inHomeTime(event.at)}. ${nextAfterYes}`
        : `${greeted('Thank you', stored.name, ', ')}. You changed your move on ${inHomeTime(event.at)}. ${news}`,
      figure: priceFigure(
        agreement,
        confirmation
          ? visitsInWords(leftOf(confirmation.visits, today))
          : `${isOpen ? moveDateInWords(situation.day.day) : visitsInWords(leftOf(agreement.visits, today))}, to be confirmed`,
      ),
      button: OPEN_MOVE,
      sections: [
        ...newSection(found),
        ...(event.kind === 'changed'
          ? [
              { title: 'What you changed', lines: event.changes.map(changeLine) },
              { title: 'Your move', lines: routeLines(way) },
            ]
          : []),
        {
          title: confirmation ? 'What we confirmed' : PHASES.agreed.paper,
          lines: [...heldLines(progress), ...serviceLines(progress)],
        },
        { title: 'Good to know', lines: termsBeforeYes(accountOf(progress)?.deposit ?? null) },
      ],
      questions: 'Reply to this email if anything changes.',
    };
  },
);
