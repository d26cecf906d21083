import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInShort } from '../../../domain/dates/short-date.ts';
import { addressed } from '../../../domain/greeting.ts';
import { accountOf } from '../../../domain/quote/account.ts';
import { paperLines } from '../../../domain/quote/paper-fields.ts';
import { addressInWords } from '../../../domain/request/labels.ts';
import { dayBeforeTasks } from '../../../domain/request/move-checklist.ts';
import { afterComes, withPartOfDay } from '../../moves/hours.ts';
import { serviceLines } from '../../moves/service-lines.ts';
import { accountSection } from './account-section.ts';
import { bookedLines, gateSection } from './gate-section.ts';
import { newsFor, routeLines } from './mail-to-visitor.ts';

/** Composes the mail to the visitor on the day before the move, and what somebody still tells them on that day. */
export const dayBeforeNews = newsFor(
  'day-before',
  ['announced'],
  ({ stored, progress }, { now }) => {
    const { confirmation } = progress;
    if (!confirmation) return undefined;
    const today = localDay(now);
    const hours = afterComes(confirmation.window);
    const full = withPartOfDay(hours);
    return {
      subject: `Tomorrow: we come ${full.endsWith('afternoon') ? full : hours}`,
      title: `We’re moving you ${confirmation.day === today ? 'today' : 'tomorrow'}`,
      lead: addressed(stored.name, 'this is what to have ready, and what we agreed.'),
      figure: {
        value: moveDateInShort(confirmation.day, today),
        under: `${withPartOfDay(confirmation.window)}, at ${addressInWords(stored.content.fromAddress)}`,
        says: ['arrival'],
      },
      isUrgent: true,
      button: 'Open your move',
      sections: [
        { title: 'Have ready', points: dayBeforeTasks(stored.content, confirmation) },
        {
          title: 'Your move',
          lines: [...routeLines(stored), ...bookedLines(confirmation), ...serviceLines(progress)],
        },
        ...accountSection(stored.reference, accountOf(progress)),
        ...(paperLines(confirmation).length === 0 ? [] : gateSection(stored, confirmation, today)),
      ],
      questions: 'Has something changed? Phone us first.',
    };
  },
);
