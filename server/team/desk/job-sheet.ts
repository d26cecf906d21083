import { advice } from '../../../domain/advice.ts';
import type { CalendarDate } from '../../../domain/dates/calendar-date.ts';
import type { MoveDay } from '../../../domain/dates/move-date.ts';
import { busyReasons } from '../../../domain/dates/quiet-dates.ts';
import { moveDateInShort } from '../../../domain/dates/short-date.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { isEnded, type Stage } from '../../../domain/move/stage.ts';
import { requestAtVisit } from '../../../domain/quote/request-at-visit.ts';
import { nextOf } from '../../../domain/quote/visits.ts';
import { accessInWords } from '../../../domain/request/access.ts';
import { heavyThings } from '../../../domain/request/heavy-things.ts';
import { MOVE_TYPE_LABELS } from '../../../domain/request/labels.ts';
import type { DeskView } from '../../../domain/team/desk-view.ts';
import type { Case } from '../../moves/case.ts';
import { routeLink } from '../../requests/kinds/route-link.ts';

const NOT_KNOWN = 'not known yet';

/** The answers that a crew needs first: where, when, heavy things; null for a message. Of several visits it is that of the next
 *  one. */
export function jobSheet({ stored, progress }: Case, today: CalendarDate): DeskView['move'] {
  if (stored.kind !== 'request') return null;
  const { plan } = progress;
  const content = requestAtVisit(stored.content, nextOf(plan.visits, today));
  const { fromAddress, toAddress, access, bedrooms, inventory, moveType, phone, email } = content;
  return {
    type: MOVE_TYPE_LABELS[moveType],
    contact: [phone, email ?? ''].filter(Boolean),
    from: {
      address: fromAddress || NOT_KNOWN,
      door: access ? accessInWords(access.from) : '',
    },
    to: { address: toAddress || NOT_KNOWN, door: access ? accessInWords(access.to) : '' },
    route: advice(() => routeLink(content)) ?? null,
    when: dayLine(progress, today),
    heavy: advice(() => heavyThings(content)) ?? [],
    home: { bedrooms, inventory },
  };
}

const SURE: Readonly<Record<MoveDay['status'], string>> = {
  wished: 'They’d like',
  offered: 'Offered',
  agreed: 'Agreed',
  confirmed: 'Confirmed',
  done: 'Moved',
};

/** Whether nothing comes of the day that was asked for. */
const isOff = (stage: Stage) => isEnded(stage) || stage === 'cancelled';

/** The day and its hours, how sure they are, and why it is a busy day. */
function dayLine(
  { plan, stage }: Progress,
  today: CalendarDate,
): NonNullable<DeskView['move']>['when'] {
  const { status, visits } = plan;
  const { day, window } = nextOf(visits, today);
  const hours = status === 'wished' || status === 'done' ? '' : window;
  return {
    label: status === 'wished' && isOff(stage) ? 'They wanted' : SURE[status],
    value: [moveDateInShort(day, today), hours].filter(Boolean).join(', '),
    // Of a day that is over nobody has to plan.
    season: day < today ? [] : (advice(() => busyReasons(day).map(({ short }) => short)) ?? []),
  };
}
