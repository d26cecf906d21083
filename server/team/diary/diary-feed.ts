import { company } from '../../../content/company.ts';
import { addDays, isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { AGREED } from '../../../domain/move/stage.ts';
import { isSure } from '../../../domain/move/visit-status.ts';
import type { Visit } from '../../../domain/quote/visit.schema.ts';
import { visitName } from '../../../domain/quote/visit-in-words.ts';
import { arrivalTimes } from '../../../domain/request/arrival-times.ts';
import { type CalendarEvent, calendarFile } from '../../../domain/request/calendar-file.ts';
import type { Database } from '../../database/database.ts';
import { storedAtVisit } from '../../requests/kinds/at-visit.ts';
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
    cases.flatMap((each) =>
      each.progress.plan.visits
        .filter(({ day }) => isCalendarDate(day) && day >= from)
        .map((visit) => feedEvent(each, visit, now)),
    ),
  );
}

function feedEvent(each: StoredDiaryCase, visit: Visit, now: Date): CalendarEvent {
  const { reference, progress, events, stored } = each;
  const atVisit = storedAtVisit(stored, visit);
  const { what: route, size } = kindOf(atVisit).anonymous(atVisit.content);
  const { visits } = progress.plan;
  const what = visits.length === 1 ? route : `${route}, ${visitName(visit, visits.indexOf(visit))}`;
  const { hours, status, holder } = entryOf(each, now, visit);
  const description = [`${reference}: ${status}`, size, holder ? `${holder} has it` : ''];
  return {
    uid: `diary-${reference}${visit.visit === 1 ? '' : `-${visit.visit}`}@${domainOf(company.email)}`,
    sequence: progress.last,
    stamp: new Date(events.at(-1)?.at ?? stored.receivedAt),
    day: visit.day,
    times: arrivalTimes(hours),
    summary: [what, hours].filter(Boolean).join(', '),
    description: description.filter(Boolean).join('\n'),
    status: isSure(progress, visit) ? 'CONFIRMED' : 'TENTATIVE',
  };
}
