import { useQuery } from '@tanstack/react-query';
import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import type { DayView } from '../../domain/team/desk-view.ts';
import { isFull, trucksInWords } from '../../domain/team/trucks-out.ts';
import { openedBy } from '../api/by-key.ts';
import { DESK } from './use-desk-actions.ts';

/** What else is on a day, and how many trucks are out. */
export function useDayView(deskKey: string, day: string) {
  return useQuery({
    ...openedBy<DayView>(`${DESK}/days/${day}`, deskKey),
    enabled: isCalendarDate(day),
  });
}

/** How full a day that is not over is, before any form is opened; nothing while it is free. */
export function TrucksOut({ deskKey, day }: { deskKey: string; day: string }) {
  const { data } = useDayView(deskKey, day >= localDay(new Date()) ? day : '');
  if (!data || data.trucks === 0) return null;
  return (
    <p className={`text-small ${isFull(data) ? 'font-semibold desk-remark' : 'text-ink-2'}`}>
      {trucksInWords(data)}
    </p>
  );
}
