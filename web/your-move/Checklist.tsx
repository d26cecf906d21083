import { isCalendarDate } from '../../domain/quote/calendar-date.ts';
import type { ChecklistStep } from '../../domain/quote/move-checklist.ts';
import { moveDateInWords } from '../../domain/quote/move-date.ts';

interface ChecklistProps {
  steps: readonly ChecklistStep[];
  moveDate: string;
}

/** What to do by when, down a dashed way to the day of the move; with boxes to tick on paper. */
export function Checklist({ steps, moveDate }: ChecklistProps) {
  return (
    <ol className="checklist">
      {steps.map(({ heading, by, tasks }) => (
        <li key={heading}>
          <p className="leading-snug">
            <strong className="font-[750]">{heading}</strong>
            {by && (
              <>
                {' '}
                <time dateTime={by} className="inline-block text-ink-2 text-small">
                  by {moveDateInWords(by)}
                </time>
              </>
            )}
          </p>
          <ul className="checklist-tasks">
            {tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        </li>
      ))}
      {isCalendarDate(moveDate) && (
        <li className="checklist-end">
          <p className="leading-snug">
            <strong className="font-[750]">The move</strong>{' '}
            <time dateTime={moveDate} className="inline-block text-ink-2 text-small">
              {moveDateInWords(moveDate)}
            </time>
          </p>
        </li>
      )}
    </ol>
  );
}
