import { isCalendarDate } from '../calendar-date.ts';
import type { HistoryEvent } from './event.ts';
import { effectOf } from './event-effect.ts';
import { lastEmailAfter } from './last-email.ts';
import { hasWishedAnother, type MoveDay, type Progress, settledDay } from './progress.ts';
import { isAgreed, isQuoted } from './stage.ts';

/** The one function that decides how far a request or message has come.
 *  @param wishedDay the day in the request as it is now; empty for a message
 *  @param events in the order of their numbers */
export function progressOf(wishedDay: string, events: readonly HistoryEvent[]): Progress {
  const start: Progress = {
    stage: 'waiting',
    stageSince: 0,
    holder: null,
    last: 0,
    version: 0,
    changedAt: null,
    quote: null,
    changesSinceQuote: [],
    agreement: null,
    confirmation: null,
    settled: null,
    cancellation: null,
    toConfirm: null,
    announced: [],
    moveDay: { day: wishedDay, status: 'wished' },
    lastHeldDay: null,
    openWishes: [],
    lastBounce: null,
    lastEmail: null,
    callback: null,
    reminders: [],
  };
  let progress = start;
  for (const event of events) {
    const lastBounce = lastBounceAfter(event, progress);
    const lastEmail = lastEmailAfter(event, progress);
    const about = { lastBounce, lastEmail, last: event.number };
    const after = { ...progress, ...effectOf(event, progress), ...about };
    const moveDay = moveDayOf(after, wishedDay);
    const held = settledDay({ moveDay }) ?? '';
    const lastHeldDay = isCalendarDate(held) ? held : progress.lastHeldDay;
    // The day in the visitor's form: a wish that was agreed to changes nothing.
    const isNewDay = (settledDay({ moveDay }) ?? wishedDay) !== (settledDay(progress) ?? wishedDay);
    const version = isNewDay ? event.number : after.version;
    const stageSince = after.stage === progress.stage ? progress.stageSince : event.number;
    progress = { ...after, stageSince, moveDay, lastHeldDay, version };
  }
  return progress;
}

function moveDayOf(progress: Progress, wishedDay: string): MoveDay {
  const { stage, quote, agreement, confirmation } = progress;
  if (confirmation) return { day: confirmation.day, status: 'confirmed' };
  const agreed = isAgreed(stage) ? agreement?.day : undefined;
  if (agreed) return { day: agreed, status: 'agreed' };
  const offered = isQuoted(stage) && !hasWishedAnother(progress) ? quote?.quote.day : undefined;
  return offered ? { day: offered, status: 'offered' } : { day: wishedDay, status: 'wished' };
}

/** The last email that came back from the visitor's address, after this event. An address stays doubtful whatever
 *  becomes of the quote. */
function lastBounceAfter(event: HistoryEvent, { lastBounce }: Progress): Progress['lastBounce'] {
  if (event.kind === 'undelivered' && !event.mayBeRight) return event.number;
  if (event.kind === 'delivered') return null;
  return event.kind === 'changed' && event.changes.some(({ field }) => field === 'email')
    ? null
    : lastBounce;
}
