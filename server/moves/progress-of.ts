import { isDeepStrictEqual } from 'node:util';
import { type CalendarDate, isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { agreedPlan } from '../../domain/move/agreed-day.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Plan } from '../../domain/move/plan.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed, isEnded, isQuoted } from '../../domain/move/stage.ts';
import { visitStatus } from '../../domain/move/visit-status.ts';
import { hasWishedAnother } from '../../domain/move/visitor-changes.ts';
import { accountOf, agreedPrice, toPay } from '../../domain/quote/account.ts';
import type { Visit, Visits } from '../../domain/quote/visit.schema.ts';
import { visitName } from '../../domain/quote/visit-in-words.ts';
import { asAgreed, mapVisits, plainVisit } from '../../domain/quote/visits.ts';
import { effectOf } from './event-effect.ts';
import { isUnmailed, mailAbout } from './mail-about.ts';

/** The one function that decides how far a request or message has come.
 *  @param moveDate the day in the request as it is now; empty for a message
 *  @param events in the order of their numbers */
export function progressOf(moveDate: string, events: readonly HistoryEvent[]): Progress {
  const start: Progress = {
    stage: 'waiting',
    stageSince: 0,
    holder: null,
    last: 0,
    version: 0,
    changedAt: null,
    ended: null,
    quote: null,
    offer: null,
    changesSinceQuote: [],
    contactAsked: null,
    agreement: null,
    confirmation: null,
    stillConfirmed: null,
    held: null,
    cancellation: null,
    bill: null,
    payments: [],
    writeOffs: [],
    accountMail: 0,
    deleted: null,
    toConfirm: null,
    announced: [],
    plan: { status: 'wished', visits: [plainVisit(moveDate)] },
    visitsGiven: 0,
    inCalendars: [],
    openWishes: [],
    lastBounce: null,
    lastEmail: null,
    callback: null,
    reminders: [],
  };
  let progress = start;
  const takenBack = endsTakenBack(events);
  for (const event of events) {
    if (takenBack.has(event.number)) {
      progress = { ...progress, last: event.number };
      continue;
    }
    const lastBounce = lastBounceAfter(event, progress);
    const lastEmail = lastEmailAfter(event, progress);
    const about = { lastBounce, lastEmail, last: event.number };
    const after = settledStage({ ...progress, ...effectOf(event, progress), ...about });
    const plan = planOf(after, moveDate);
    const visitsGiven = Math.max(progress.visitsGiven, ...visitsIn(event));
    const inCalendars = inCalendarsAfter(event, progress, { ...after, plan });
    // The days in the visitor's form: a wish that was agreed to changes nothing.
    const isNewDay = daysOf({ plan }, moveDate) !== daysOf(progress, moveDate);
    const version = isNewDay ? event.number : after.version;
    const stageSince = after.stage === progress.stage ? progress.stageSince : event.number;
    progress = { ...after, stageSince, plan, visitsGiven, inCalendars, version };
  }
  return progress;
}

/** The numbers of the ends that were taken back: they never were. */
function endsTakenBack(events: readonly HistoryEvent[]): ReadonlySet<number> {
  return new Set(events.flatMap((event) => (event.kind === 'reopened' ? event.about : [])));
}

/** What happened, without the ends that were taken back. */
export function withoutTakenBack(events: readonly HistoryEvent[]): readonly HistoryEvent[] {
  const takenBack = endsTakenBack(events);
  return events.filter(({ number }) => !takenBack.has(number));
}

/** A move that took place is paid once nothing is to pay, whatever event that follows from. What goes on has not ended. */
function settledStage(progress: Progress): Progress {
  if (progress.bill) {
    return { ...progress, stage: toPay(accountOf(progress)) > 0 ? 'owing' : 'paid' };
  }
  return isEnded(progress.stage) ? progress : { ...progress, ended: null };
}

function planOf(progress: Progress, moveDate: string): Plan {
  const { stage, quote, agreement, confirmation, bill, held } = progress;
  if (bill) return { status: 'done', visits: doneVisits(bill.day, held) };
  if (confirmation) return { status: 'confirmed', visits: asAgreed(confirmation.visits) };
  if (isAgreed(stage) && agreement) return withWish('agreed', agreement.visits, moveDate);
  if (isQuoted(stage) && quote && !hasWishedAnother(progress)) {
    return withWish('offered', quote.quote.visits, moveDate);
  }
  return { status: 'wished', visits: [plainVisit(moveDate)] };
}

/** A visit whose day is open is planned for the day that is wished. */
function withWish(status: 'agreed' | 'offered', visits: Visits, moveDate: string): Plan {
  const open = visits.find(({ day }) => day === '');
  if (!open) return { status, visits };
  const wished = (visit: Visit) => (visit === open ? { ...visit, day: moveDate } : visit);
  return { status: 'wished', visits: mapVisits(visits, wished) };
}

/** The visits that took place, the last of them on the day that the bill says. */
function doneVisits(day: CalendarDate, held: Progress['held']): Visits {
  const visits = held?.agreement.visits ?? [plainVisit(day)];
  const [first, ...more] = visits;
  const took = [first, ...more.filter((visit) => visit.day <= day)];
  return mapVisits([first, ...took.slice(1)], (visit, index) =>
    index === took.length - 1 ? { ...visit, day } : visit,
  );
}

/** The agreed days; the wished one before that. */
function daysOf(progress: Pick<Progress, 'plan'>, moveDate: string): string {
  const visits = agreedPlan(progress)?.visits;
  return visits?.map(({ day }) => day).join(' ') ?? moveDate;
}

/** The numbers of the visits that an event is about. */
function visitsIn(event: HistoryEvent): number[] {
  if (event.kind === 'quoted') return event.quote.visits.map(({ visit }) => visit);
  const isOfVisits = event.kind === 'agreed' || event.kind === 'confirmed';
  return isOfVisits ? event.visits.map(({ visit }) => visit) : [];
}

/** The visits that calendars may have after this event, each with the number of the event that changed its entry. */
function inCalendarsAfter(
  { number }: HistoryEvent,
  before: Progress,
  after: Progress,
): Progress['inCalendars'] {
  const plan = agreedPlan(after);
  if (!plan) return before.inCalendars;
  const isOther = sharedIn(before) !== sharedIn(after);
  const isSingle = plan.visits.length === 1;
  const now = plan.visits
    .map((visit, index) => ({
      ...visit,
      what: isSingle ? '' : visitName(visit, index),
      status: visitStatus(after, visit),
    }))
    .filter(({ day }) => isCalendarDate(day))
    .map((visit) => {
      const known = before.inCalendars.find((each) => each.visit === visit.visit);
      const isSame =
        !isOther && known && isDeepStrictEqual({ ...known, number: 0 }, { ...visit, number: 0 });
      return isSame ? known : { ...visit, number };
    });
  const others = before.inCalendars.filter(
    ({ visit }) => !now.some((each) => each.visit === visit),
  );
  return [...others, ...now];
}

/** What the entries of all visits say. */
function sharedIn({ held, changedAt }: Progress): string {
  const price = agreedPrice(held);
  const { deposit } = held?.agreement ?? {};
  return JSON.stringify([price, deposit, changedAt]);
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

/** The last email to the visitor's address, after this event. */
function lastEmailAfter(
  event: HistoryEvent,
  { lastEmail }: Pick<Progress, 'lastEmail'>,
): Progress['lastEmail'] {
  if (event.kind === 'undelivered') {
    const isSame = event.about === lastEmail?.about && event.mail === lastEmail.mail;
    return isSame ? { ...lastEmail, isBack: true } : lastEmail;
  }
  if (event.kind === 'changed' && event.by === null) {
    if (!event.changes.some(({ field }) => field === 'email')) return lastEmail;
    const isSentAgain = lastEmail !== null && event.resent?.includes(lastEmail.mail);
    return isSentAgain ? { ...lastEmail, isBack: false } : null;
  }
  if (event.kind === 'quoted' && event.via !== 'email') return lastEmail;
  const mail = isUnmailed(event) ? undefined : mailAbout(event);
  return mail ? { about: event.number, mail, isBack: false } : lastEmail;
}
