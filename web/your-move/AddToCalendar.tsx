import { CalendarPlus } from 'lucide';
import { useState } from 'react';
import { company } from '../../content/company.ts';
import { moveCalendar } from '../../domain/request/calendar.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { planLink } from '../../domain/your-move/move-plan.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { saveFile } from '../ui/save-file.ts';

interface AddToCalendarProps {
  move: YourMove;
  kind: 'main' | 'second';
}

/** Saves the day of the move as a file for a calendar; nothing for a wish without a date. */
export function AddToCalendar({ move, kind }: AddToCalendarProps) {
  const [isSaved, setSaved] = useState(false);
  const { request, reference, last, moveDay, booking, readKey } = move;
  const { lines, window: hours } = booking ?? {};
  const day = { ...moveDay, ...(lines && { lines }), ...(hours && { window: hours }) };
  const calendar = moveCalendar(request, day, {
    reference,
    company,
    stamp: new Date(),
    sequence: last,
    ...(readKey && { plan: new URL(planLink(readKey), location.href).href }),
  });
  if (!calendar) return null;
  const save = () => {
    saveFile(`${reference}.ics`, calendar, 'text/calendar');
    setSaved(true);
  };
  return (
    <>
      <Button kind={kind} size="small" onClick={save}>
        <Icon drawing={CalendarPlus} size={22} strokeWidth={1.75} />
        <span>{MOVE_LABELS.calendar}</span>
      </Button>
      <p role="status" className="text-small empty:absolute not-empty:basis-full">
        {isSaved &&
          `Open ${reference}.ics to add the day. If no file came, copy your link and open it in your browser, or note the day by hand.`}
      </p>
    </>
  );
}
