import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import type { MoveDay } from '../../domain/dates/move-date.ts';
import { agreedDay } from '../../domain/move/agreed-day.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed, isQuoted } from '../../domain/move/stage.ts';
import { hasWishedAnother } from '../../domain/move/visitor-changes.ts';
import { accountOf, toPay } from '../../domain/quote/account.ts';
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
    quote: null,
    changesSinceQuote: [],
    contactAsked: null,
    agreement: null,
    confirmation: null,
    held: null,
    cancellation: null,
    bill: null,
    payments: [],
    writeOffs: [],
    accountNews: 0,
    deleted: null,
    toConfirm: null,
    announced: [],
    moveDay: { day: moveDate, status: 'wished' },
    lastAgreedDay: null,
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
    const after = settledStage({ ...progress, ...effectOf(event, progress), ...about });
    const moveDay = moveDayOf(after, moveDate);
    const agreed = agreedDay({ moveDay });
    const lastAgreedDay = agreed && isCalendarDate(agreed) ? agreed : progress.lastAgreedDay;
    // The day in the visitor's form: a wish that was agreed to changes nothing.
    const isNewDay = (agreed ?? moveDate) !== (agreedDay(progress) ?? moveDate);
    const version = isNewDay ? event.number : after.version;
    const stageSince = after.stage === progress.stage ? progress.stageSince : event.number;
    progress = { ...after, stageSince, moveDay, lastAgreedDay, version };
  }
  return progress;
}

/** A move that took place is paid once nothing is to pay, whatever event that follows from. */
function settledStage(progress: Progress): Progress {
  if (!progress.bill) return progress;
  return { ...progress, stage: toPay(accountOf(progress)) > 0 ? 'owing' : 'paid' };
}

function moveDayOf(progress: Progress, moveDate: string): MoveDay {
  const { stage, quote, agreement, confirmation, bill } = progress;
  if (bill) return { day: bill.day, status: 'done' };
  if (confirmation) return { day: confirmation.day, status: 'confirmed' };
  const agreed = isAgreed(stage) ? agreement?.day : undefined;
  if (agreed) return { day: agreed, status: 'agreed' };
  const offered = isQuoted(stage) && !hasWishedAnother(progress) ? quote?.quote.day : undefined;
  return offered ? { day: offered, status: 'offered' } : { day: moveDate, status: 'wished' };
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
