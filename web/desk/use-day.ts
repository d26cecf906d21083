import { type QueryFunction, useQuery } from '@tanstack/react-query';
import { isCalendarDate } from '../../domain/calendar-date.ts';
import type { DayView } from '../../domain/desk/desk-view.ts';
import { queryByKey } from '../api/query-by-key.ts';
import { DESK } from './use-desk.ts';

/** What else is planned for that day. */
export function useDay(deskKey: string, day: string) {
  return useQuery({
    queryKey: [DESK, 'days', day, { bearer: deskKey }],
    queryFn: queryByKey({ unauthorized: 'fails' }) as QueryFunction<DayView>, // of our own server
    enabled: isCalendarDate(day),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
