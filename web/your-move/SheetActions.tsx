import { CalendarPlus, Printer, Tag } from 'lucide';
import { company } from '../../content/company.ts';
import { moveCalendar } from '../../domain/request/calendar.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { printLabels } from './BoxLabels.tsx';
import { saveFile } from './save-file.ts';

/** Print it, put it into the calendar, print labels for the boxes, share it with the household. */
export function SheetActions({ move }: { move: YourMove }) {
  const { request, reference, moveDay, last } = move;
  const calendar = moveCalendar(request, moveDay, {
    reference,
    company: company.name,
    host: location.host,
    stamp: new Date(),
    sequence: last,
  });
  return (
    <div className="mt-7">
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => window.print()}>
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
      <p className="mt-5 max-w-lead text-ink-2 text-small leading-snug">
        Keep this page’s link private: whoever has it sees and changes your request.
      </p>
      <CopyButton text={location.href} instead="take it from the address bar">
        Copy the link
      </CopyButton>
    </div>
  );
}
