import { useQuery } from '@tanstack/react-query';
import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { shortNotices } from '../../domain/request/gate-papers.ts';
import type { DayView, DeskView } from '../../domain/team/desk-view.ts';
import { isFull, trucksInWords } from '../../domain/team/trucks-out.ts';
import { openedBy } from '../api/by-key.ts';
import type { Now } from './desk-field.ts';
import { FirstThree } from './FirstThree.tsx';
import { gatesAt } from './typed-visits.ts';
import { DESK } from './use-desk-actions.ts';

/** What to know of the day that is typed for a visit: a gate for which it is too near, and the other moves. */
export function DayOfMove({ name, typed, index, desk, deskKey }: Now & { readonly name: string }) {
  const shown = typed[name] ?? '';
  // A year that is being typed.
  const day = shown.startsWith('0') ? '' : shown;
  const gates = gatesAt({ typed, index, gates: desk.gates });
  return (
    <>
      {shortNotices(gates, day, localDay(new Date())).map((warning) => (
        <p key={warning} role="alert" className="font-semibold text-small leading-snug desk-remark">
          {warning}
        </p>
      ))}
      <SameDay deskKey={deskKey} desk={desk} day={day} />
    </>
  );
}

interface SameDayProps {
  deskKey: string;
  desk: Pick<DeskView, 'sameDay'>;
  day: string;
}

/** The other moves planned for a day, and whether it is full. It warns, and forbids nothing. */
function SameDay({ deskKey, desk, day }: SameDayProps) {
  const { data, isError } = useQuery({
    ...openedBy<DayView>(`${DESK}/days/${day}`, deskKey),
    enabled: isCalendarDate(day),
    // Known since the desk is open: what comes late would move the fields below.
    initialData: () => (desk.sameDay?.day === day ? desk.sameDay : undefined),
  });
  const full = data ? isFull(data) : false;
  return (
    <div
      role="status"
      // Without anything to say it takes no room of the form's grid.
      className={`wrap-anywhere -mt-3 text-small leading-snug not-empty:mt-0 ${full ? 'desk-remark' : ''}`}
    >
      {(isError || data === null) && <p>We couldn’t check what else is on that day.</p>}
      {data && (data.trucks > 0 || data.moves.length > 0) && (
        <p className={full ? 'font-semibold' : ''}>
          {data.trucks > 0 ? trucksInWords(data) : 'Also that day:'}
        </p>
      )}
      {data && data.moves.length > 0 && (
        <FirstThree items={data.moves} keyOf={(move) => move} className="grid gap-1">
          {(move) => <span>{move}</span>}
        </FirstThree>
      )}
    </div>
  );
}
