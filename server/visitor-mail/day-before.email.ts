import { addDays } from '../../domain/calendar-date.ts';
import { afterComes, withPartOfDay } from '../../domain/desk/hours.ts';
import { firstName } from '../../domain/first-name.ts';
import { localDay } from '../../domain/local-time.ts';
import { paperLines } from '../../domain/quote/paper-fields.ts';
import { serviceLines } from '../../domain/quote/service-lines.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import { dayBeforeTasks } from '../../domain/request/move-checklist.ts';
import { moveDateInShort } from '../../domain/request/short-date.ts';
import { accountSection } from './account-section.ts';
import { bookedLines, gateSection } from './gate-section.ts';
import { newsFor, routeLines } from './mail-to-visitor.ts';

/** Composes the mail to the visitor on the day before the move; undefined on any other day. */
export const dayBeforeNews = newsFor(
  'tomorrow',
  ['announced'],
  ({ stored, progress }, { event, now }) => {
    const { confirmation } = progress;
    if (!confirmation || event.day !== addDays(localDay(now), 1)) return undefined;
    return {
      subject: `Tomorrow: we come ${afterComes(confirmation.window)}`,
      title: 'We’re moving you tomorrow',
      lead: `${firstName(stored.name)}, this is what to have ready, and what we agreed.`,
      figure: {
        value: moveDateInShort(confirmation.day, localDay(now)),
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
        ...accountSection(stored.reference),
        ...(paperLines(confirmation).length === 0
          ? []
          : gateSection(stored, confirmation, localDay(now))),
      ],
      questions: 'Has something changed? Phone us first.',
    };
  },
);
