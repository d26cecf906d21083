import { company } from '../../../content/company.ts';
import { addDays } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { AGREED } from '../../../domain/move/stage.ts';
import { arrivalTimes } from '../../../domain/request/arrival-times.ts';
import { type CalendarEvent, calendarFile } from '../../../domain/request/calendar-file.ts';
import type { Database } from '../../database/database.ts';
import { kindOf } from '../../requests/kinds/kinds.ts';
import { domainOf } from '../../sending/mail/domain-of.ts';
import { findPlannedCases, type StoredDiaryCase } from './diary-cases.ts';
import { entryOf } from './diary-of.ts';

/** How far back a calendar keeps the moves. */
const PAST_DAYS = 30;
/** How often calendars should fetch it again; not all of them comply. */
const REFRESH = 'PT1H';

/** The agreed moves as a calendar that phones subscribe to, without names: it lies at a calendar's provider. A move that is
 *  cancelled is gone from it. */
export async function diaryFeed(db: Database, now: Date): Promise<string> {
  const from = addDays(localDay(now), -PAST_DAYS);
  const cases = await findPlannedCases(db, AGREED, { from });
  return calendarFile(
    `-//${company.name}//Diary//EN`,
    [
      `X-WR-CALNAME:${company.referencePrefix} moves`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
      `X-PUBLISHED-TTL:${REFRESH}`,
    ],
    cases.map((each) => feedEvent(each, now)),
  );
}

function feedEvent(each: StoredDiaryCase, now: Date): CalendarEvent {
  const { reference, progress, events, stored } = each;
  const { what, size } = kindOf(stored).anonymous(stored.content);
  const { hours, status, holder } = entryOf(each, now);
  const description = [`${reference}: ${status}`, size, holder ? `${holder} has it` : ''];
  return {
    uid: `diary-${reference}@${domainOf(company.email)}`,
    sequence: progress.last,
    stamp: new Date(events.at(-1)?.at ?? stored.receivedAt),
    day: progress.moveDay.day,
    times: arrivalTimes(hours),
    summary: [what, hours].filter(Boolean).join(', '),
    description: description.filter(Boolean).join('\n'),
    status: progress.moveDay.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE',
  };
}
