import { CalendarPlus } from 'lucide';
import { useState } from 'react';
import { company } from '../../content/company.ts';
import { bringsInWords, visitName } from '../../domain/quote/visit-in-words.ts';
import { type CalendarDay, moveCalendar } from '../../domain/request/calendar.ts';
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

/** Saves the visits of the move as a file for a calendar; nothing for a wish without a date. */
export function AddToCalendar({ move, kind }: AddToCalendarProps) {
  const [isSaved, setSaved] = useState(false);
  const { request, reference, readKey } = move;
  const calendar = moveCalendar(request, daysOf(move), {
    reference,
    company,
    stamp: new Date(),
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

/** The visits that count now; of several each with its name and what it brings. */
function daysOf({ visits, moveDay, booking, request }: YourMove): CalendarDay[] {
  const isSingle = visits.length === 1;
  const lines = booking?.lines.filter(({ field }) => isSingle || field !== 'arrival') ?? [];
  return visits.map((visit, index) => {
    const { from, to } = visit;
    const brings = isSingle ? '' : bringsInWords(visit);
    return {
      ...visit,
      ...(isSingle && { day: moveDay.day }),
      window: isSingle ? (booking?.window ?? '') : visit.window,
      from: from === request.fromAddress ? '' : from,
      to: to === request.toAddress ? '' : to,
      status: isSingle ? moveDay.status : visit.status,
      what: isSingle ? '' : visitName(visit, index),
      lines: [...lines, ...(brings ? [{ label: 'We bring', value: brings }] : [])],
    };
  });
}
