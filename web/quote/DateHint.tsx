import { useRef, useState } from 'react';
import {
  addDays,
  type CalendarDate,
  todayInSouthAfrica,
} from '../../domain/quote/calendar-date.ts';
import { busyReasons, quieterDaysNear } from '../../domain/quote/quiet-dates.ts';
import { Button } from '../ui/Button.tsx';
import { LateStyles, useAnnouncement } from './late-parts.tsx';

interface DateHintProps {
  date: CalendarDate;
  onMove: (day: CalendarDate) => void;
}

/** Says why the chosen day is a busy one, and offers quieter days near it; nothing on other days. */
export function DateHint({ date, onMove }: DateHintProps) {
  const [movedTo, setMovedTo] = useState<CalendarDate>();
  const lineRef = useRef<HTMLParagraphElement>(null);
  const today = todayInSouthAfrica(new Date());
  const quieter = date < today ? [] : quieterDaysNear(date, addDays(today, 1));
  const reason = date < today ? undefined : reasonToMove(date, quieter);
  const line = [
    date === movedTo && `Your move date is now ${inWords(date, long)}.`,
    reason && `${inWords(date, long)} is a busy day. ${reason}.`,
  ]
    .filter(Boolean)
    .join(' ');
  const announced = useAnnouncement(line);

  const move = (day: CalendarDate) => {
    setMovedTo(day);
    onMove(day);
    // The button is about to go: whoever pressed it is told what it did.
    lineRef.current?.focus();
  };

  return (
    <div className={line && 'date-hint'}>
      <LateStyles />
      <p ref={lineRef} tabIndex={-1} role="status">
        {announced}
      </p>
      {quieter.length > 0 && (
        <fieldset>
          <legend>Quieter days nearby</legend>
          {quieter.map((day) => (
            <Button key={day} kind="second" size="small" onClick={() => move(day)}>
              <time dateTime={day}>{inWords(day, short)}</time>
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The first reason that the quieter days do not share: another day is of no use against the rest. */
function reasonToMove(date: CalendarDate, quieter: readonly CalendarDate[]): string | undefined {
  const reasons = busyReasons(date);
  const shared = new Set(quieter.flatMap(busyReasons).map(({ code }) => code));
  return (reasons.find(({ code }) => !shared.has(code)) ?? reasons[0])?.reason;
}

const day = { day: 'numeric', timeZone: 'UTC' } as const;
const long = new Intl.DateTimeFormat('en-GB', { ...day, weekday: 'long', month: 'long' });
const short = new Intl.DateTimeFormat('en-GB', { ...day, weekday: 'short', month: 'short' });

/** 'Saturday 30 January', or 'Sat 30 Jan'. */
function inWords(date: CalendarDate, format: Intl.DateTimeFormat): string {
  return format.format(new Date(date)).replace(',', '');
}
