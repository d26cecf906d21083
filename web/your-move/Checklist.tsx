import './checklist.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import type { ChecklistStep } from '../../domain/request/move-checklist.ts';
import { Fold } from './Fold.tsx';
import { tickedTasks } from './ticked-tasks.ts';

interface ChecklistProps {
  steps: readonly ChecklistStep[];
  moveDate: string;
  reference: string;
}

/** The tasks and their dates, down a dashed way to the day of the move, of which the next are open. The boxes are ticked
 *  here, and remembered on the device until the move, or on paper. */
export function Checklist({ steps, moveDate, reference }: ChecklistProps) {
  const [kept] = useState(() => tickedTasks(reference));
  const ticked = useSyncExternalStore(kept.subscribe, kept.read);
  const today = localDay(new Date());
  const isOver = isCalendarDate(moveDate) && moveDate < today;
  useEffect(() => {
    if (isOver) kept.forget();
  }, [kept, isOver]);
  const next = steps.findIndex(({ by }) => by === '' || by >= today);
  return (
    <ol className="checklist">
      {steps.map(({ heading, by, tasks }, index) => (
        <li key={heading} className="checklist-step">
          <Fold
            level={4}
            isOpen={index === next}
            heading={
              <>
                <span>{heading}</span>
                {by && (
                  <time dateTime={by} className="block font-normal text-ink-2 text-small">
                    {`by ${moveDateInWords(by)}`}
                  </time>
                )}
              </>
            }
          >
            <ul>
              {tasks.map(({ id, text }) => (
                <li key={id}>
                  <label className="checklist-task flex cursor-pointer gap-3 py-1">
                    <input
                      type="checkbox"
                      checked={ticked.includes(id)}
                      onChange={({ target }) => kept.tick(id, target.checked)}
                    />
                    <span>{text}</span>
                  </label>
                </li>
              ))}
            </ul>
          </Fold>
        </li>
      ))}
      {isCalendarDate(moveDate) && (
        <li className="checklist-step checklist-end">
          <p className="leading-snug">
            <strong className="font-bold">The move</strong>{' '}
            <time dateTime={moveDate} className="inline-block text-ink-2 text-small">
              {moveDateInWords(moveDate)}
            </time>
          </p>
        </li>
      )}
    </ol>
  );
}
