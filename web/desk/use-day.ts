import { useQuery } from '@tanstack/react-query';
import { isCalendarDate } from '../../domain/calendar-date.ts';
import type { DayView } from '../../domain/desk/desk-view.ts';
import { openedBy } from '../api/by-key.ts';
import { DESK } from './use-desk.ts';

/** What else is planned for that day. */
export function useDay(deskKey: string, day: string) {
  return useQuery({
    ...openedBy<DayView>(`${DESK}/days/${day}`, deskKey),
    enabled: isCalendarDate(day),
  });
}
