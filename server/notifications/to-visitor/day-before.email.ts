import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInShort } from '../../../domain/dates/short-date.ts';
import { addressed } from '../../../domain/greeting.ts';
import { confirmedVisit } from '../../../domain/move/visit-status.ts';
import { accountOf } from '../../../domain/quote/account.ts';
import { paperLines } from '../../../domain/quote/paper-fields.ts';
import { requestAtVisit } from '../../../domain/quote/request-at-visit.ts';
import type { Visit } from '../../../domain/quote/visit.schema.ts';
import { visitName } from '../../../domain/quote/visit-in-words.ts';
import { addressInWords } from '../../../domain/request/labels.ts';
import { dayBeforeTasks } from '../../../domain/request/move-checklist.ts';
import { afterComes, withPartOfDay } from '../../moves/hours.ts';
import { serviceLines } from '../../moves/service-lines.ts';
import { subjectPart } from '../../sending/mail/subject-part.ts';
import { accountSection } from './account-section.ts';
import { bookedLines, gateSection } from './gate-section.ts';
import { notificationFor, OPEN_MOVE } from './mail-to-visitor.ts';
import { routeLines } from './way-in-mail.ts';

/** So that the hours stay in a subject. */
const LONGEST_NAME = 16;

/** Composes the mail to the visitor on the day before the move, and what somebody still tells them on that day. */
export const dayBeforeNotification = notificationFor(
  'day-before',
  ['announced'],
  ({ stored, progress }, { event, now }) => {
    const { agreement, stillConfirmed, plan } = progress;
    const visit = confirmedVisit(progress, event);
    if (!agreement || !stillConfirmed || !visit) return undefined;
    const isSingle = plan.visits.length === 1;
    const index = plan.visits.findIndex((each) => each.visit === visit.visit);
    const name = isSingle ? '' : visitName(visit, index);
    const isFromHome = visit.from === '';
    const ofVisit = { ...agreement, visits: [visit] } as const;
    const atVisit = requestAtVisit(stored.content, visit);
    const from = addressInWords(atVisit.fromAddress);
    const to = addressInWords(atVisit.toAddress);
    const today = localDay(now);
    const hours = afterComes(visit.window);
    const full = withPartOfDay(hours);
    return {
      subject: `Tomorrow: ${[subjectPart(name, LONGEST_NAME), full.endsWith('afternoon') ? full : hours].filter(Boolean).join(', ')}`,
      title: titleOf(visit, isSingle, visit.day === today ? 'today' : 'tomorrow'),
      lead: addressed(stored.name, 'this is what to have ready, and what we agreed.'),
      figure: {
        value: moveDateInShort(visit.day, today),
        // Of a visit that begins at a store they may be at either end.
        under: `${withPartOfDay(visit.window)}, ${isFromHome ? `at ${from}` : `from ${from} to ${to}`}`,
        says: ['arrival'],
      },
      isUrgent: true,
      fromAddress: atVisit.fromAddress,
      button: OPEN_MOVE,
      sections: [
        { title: 'Have ready', points: dayBeforeTasks(atVisit, visit, isFromHome) },
        {
          title: 'Your move',
          lines: [...routeLines(atVisit), ...bookedLines(ofVisit), ...serviceLines(progress)],
        },
        ...accountSection(stored.reference, accountOf(progress)),
        ...(paperLines(visit).length === 0
          ? []
          : gateSection(stored, { ...visit, name: '', at: stillConfirmed.at }, today)),
      ],
      questions: 'Has something changed? Phone us first.',
    };
  },
);

/** 'We’re moving you tomorrow'; of several visits 'Tomorrow: Load'. */
function titleOf(visit: Visit, isSingle: boolean, when: 'today' | 'tomorrow'): string {
  if (isSingle || visit.what === '') return `We’re moving you ${when}`;
  return `${when === 'today' ? 'Today' : 'Tomorrow'}: ${visit.what}`;
}
