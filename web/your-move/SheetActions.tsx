import { CalendarPlus, Printer, Tag } from 'lucide';
import { company } from '../../content/company.ts';
import { moveCalendar } from '../../domain/request/calendar.ts';
import { KEEP_PRIVATE, type YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { printLabels } from './BoxLabels.tsx';

interface SheetActionsProps {
  move: YourMove;
  /** Whether the move may take place on its day. */
  isAhead: boolean;
  /** Whether something else is the first thing to press. */
  isSecond: boolean;
}

/** Print it, put it into the calendar, print labels for the boxes, share it with the household. */
export function SheetActions({ move, isAhead, isSecond }: SheetActionsProps) {
  const { request, reference, last, moveDay, booking } = move;
  const { lines, window: hours } = booking ?? {};
  const day = { ...moveDay, ...(lines && { lines }), ...(hours && { window: hours }) };
  const calendar =
    isAhead &&
    moveCalendar(request, day, {
      reference,
      company,
      stamp: new Date(),
      sequence: last,
    });
  return (
    <div className="mt-7">
      <div className="flex flex-wrap gap-3">
        <Button kind={isSecond ? 'second' : 'main'} size="small" onClick={() => window.print()}>
          <Icon drawing={Printer} size={22} strokeWidth={1.75} />
          Print
        </Button>
        {/* A wish without a date cannot go into a calendar. */}
        {calendar && (
          <Button
            kind="second"
            size="small"
            onClick={() => saveFile(`${reference}.ics`, calendar, 'text/calendar')}
          >
            <Icon drawing={CalendarPlus} size={22} strokeWidth={1.75} />
            Add to calendar
          </Button>
        )}
        <Button kind="second" size="small" onClick={printLabels}>
          <Icon drawing={Tag} size={22} strokeWidth={1.75} />
          Box labels
        </Button>
      </div>
      <p className="mt-5 max-w-lead text-ink-2 text-small leading-snug">{KEEP_PRIVATE}</p>
      <CopyButton text={location.href} instead="take it from the address bar">
        Copy the link
      </CopyButton>
    </div>
  );
}
