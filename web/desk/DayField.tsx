import { useState } from 'react';
import { moveDateWithSeason } from '../../domain/dates/date-advice.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { shortNotices } from '../../domain/request/gate-papers.ts';
import { TextField } from '../ui/TextField.tsx';
import type { ControlProps } from './desk-field.ts';
import { FirstThree } from './FirstThree.tsx';
import { isFull, trucksInWords, useDayView } from './TrucksOut.tsx';
import { gatesAt } from './typed-visits.ts';

interface DayFieldProps extends ControlProps {
  /** Shows what else is planned for the day, and warns of one that is too near for a gate. */
  isOfMove?: true;
}

/** A day as a date. Its hint is the name of its weekday, unless it has another one. */
export function DayField({ name, label, optional, hintFor, ...props }: DayFieldProps) {
  const { typed, index, desk, deskKey, isOfMove } = props;
  const shown = typed[name] ?? '';
  const [isInField, setInField] = useState(false);
  // While 2027 is typed, the field holds the years 0002, 0020 and 0202.
  const day = isInField && shown.startsWith('0') ? '' : shown;
  return (
    <div>
      <TextField
        name={name}
        type="date"
        label={label}
        optional={optional}
        hint={hintFor(day) ?? (day === '' ? undefined : moveDateWithSeason(day))}
        onFocus={() => setInField(true)}
        onBlur={() => setInField(false)}
      />
      {isOfMove &&
        shortNotices(gatesAt({ typed, index, gates: desk.gates }), day, localDay(new Date())).map(
          (warning) => (
            <p
              key={warning}
              role="alert"
              className="mt-2 font-semibold text-small leading-snug desk-remark"
            >
              {warning}
            </p>
          ),
        )}
      {isOfMove && <SameDay deskKey={deskKey} day={day} />}
    </div>
  );
}

/** The other moves planned for the day that is typed, and whether it is full. It warns, and forbids nothing. */
function SameDay({ deskKey, day }: { deskKey: string; day: string }) {
  const { data, isError } = useDayView(deskKey, day);
  const full = data ? isFull(data) : false;
  return (
    <div
      role="status"
      className={`wrap-anywhere mt-2 text-small leading-snug ${full ? 'desk-remark' : ''}`}
    >
      {(isError || data === null) && <p>We couldn’t check what else is on that day.</p>}
      {data && data.trucks > 0 && (
        <p className={full ? 'font-semibold' : ''}>{trucksInWords(data)}</p>
      )}
      {data && data.moves.length > 0 && (
        <>
          <p>Also that day:</p>
          <FirstThree items={data.moves} keyOf={(move) => move} className="ml-4 list-disc">
            {(move) => <span>{move}</span>}
          </FirstThree>
        </>
      )}
    </div>
  );
}
