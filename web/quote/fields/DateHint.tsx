import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { dateAdvice } from '../../../domain/dates/date-advice.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { dayInShort } from '../../../domain/dates/short-date.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { fieldId } from '../quote-form-api.ts';
import styles from './date-hint.css?url';
import { useHasFocus } from './use-has-focus.ts';
import { useStillBelow } from './use-still-below.ts';

interface DateHintProps {
  date: CalendarDate;
  onMove: (day: CalendarDate) => void;
}

/** Advice on the chosen day, and quieter days near it. */
export function DateHint({ date, onMove }: DateHintProps) {
  const [movedTo, setMovedTo] = useState<CalendarDate>();
  const lineRef = useRef<HTMLParagraphElement>(null);
  const isTyping = useHasFocus('moveDate');
  // While 2027 is typed, the field holds the years 0002, 0020 and 0202.
  const isHalfTyped = isTyping && date.startsWith('0');
  const advice = isHalfTyped ? undefined : dateAdvice(date, localDay(new Date()));
  const { offer = '', quieter = [] } = advice && 'quieter' in advice ? advice : {};
  const line = [date === movedTo && `Your move date is now ${moveDateInWords(date)}.`, advice?.says]
    .filter(Boolean)
    .join(' ');
  const announced = useAnnouncement(line);
  const hintRef = useStillBelow();

  // Under the field, so it may begin below the screen; a restored hint does not scroll the page.
  useEffect(() => {
    const isAtDate = document.activeElement?.id === fieldId('moveDate');
    if (announced && isAtDate) hintRef.current?.scrollIntoView({ block: 'nearest' });
  }, [announced, hintRef]);

  const move = (day: CalendarDate) => {
    setMovedTo(day);
    onMove(day);
    // The pressed button disappears, so its message takes the focus.
    lineRef.current?.focus();
  };

  return (
    <div ref={hintRef} className={announced && 'date-hint'}>
      <LazyStylesheet href={styles} />
      <p ref={lineRef} tabIndex={-1} role="status">
        {announced}
      </p>
      {announced && quieter.length > 0 && (
        <fieldset className="date-hint-days mt-2.5 grid gap-2">
          <legend className="mb-2 text-ink-2 text-small">{offer}</legend>
          {quieter.map((day) => (
            // Three in a line on a phone.
            <Button
              key={day}
              kind="second"
              size="small"
              className="h-11 px-1 text-small"
              onClick={() => move(day)}
            >
              <time dateTime={day}>{dayInShort(day)}</time>
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
