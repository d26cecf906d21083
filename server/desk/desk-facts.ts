import { company } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import { DAY_MS } from '../../domain/calendar-date.ts';
import { deskTime } from '../../domain/desk/desk-time.ts';
import type { DeskLink, DeskView } from '../../domain/desk/desk-view.ts';
import { stageAfter, TEAM_ACTIONS, type TeamAction } from '../../domain/history/stage.ts';
import { localDay } from '../../domain/local-time.ts';
import { obstacleTo } from '../../domain/quote/obstacle.ts';
import { confirmationLines, priceInWords } from '../../domain/quote/quote-in-words.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import { WISHED_DAY } from '../../domain/request/request-summary.ts';
import { hasMoved, isOvertaken, isUnconfirmed } from '../../domain/your-move/booking.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import { answerChannel, type Case } from '../history/case.ts';
import { askLink } from '../mail/visitor-links.ts';

/** What the team may do at this stage. */
export function mayDo({ stored, progress }: Case): DeskView['may'] {
  const isMove = stored.kind === 'request';
  const may = (action: TeamAction) =>
    stageAfter(progress.stage, action) !== undefined && (isMove || !MOVES_ONLY.includes(action));
  return Object.fromEntries(TEAM_ACTIONS.map((action) => [action, may(action)])) as DeskView['may']; // each action
}

const MOVES_ONLY: readonly TeamAction[] = ['quoted', 'agreed', 'confirmed', 'cancelled'];

/** 'Call again on Thursday 26 November 2026, about the piano' */
export function callbackOf({ progress: { callback } }: Case): string | null {
  if (!callback) return null;
  const { day, said, by } = callback;
  return [`${by}: call again on ${moveDateInWords(day)}`, said].filter(Boolean).join(', ');
}

/** What the stage means for this one, each in a few words. */
export function factsOf({ progress }: Pick<Case, 'progress'>, now: Date): string[] {
  const { stage, quote, agreement, confirmation, cancellation, moveDay } = progress;
  const day = moveDay.day === '' ? [] : [moveDateInWords(moveDay.day)];
  if (stage === 'cancelled' && cancellation) {
    const { by, at, day: cancelled } = cancellation;
    // The day above is again the one that they wished.
    const was = cancelled === moveDay.day ? [] : [`it was on ${moveDateInWords(cancelled)}`];
    return [`by ${by ?? 'the visitor'}`, deskTime(at), ...was];
  }
  if (confirmation) {
    const over = hasMoved(stage, moveDay.day, localDay(now)) ? ['the day is over'] : [];
    return [...confirmationLines(confirmation).map(({ value }) => value), ...over];
  }
  if (stage === 'accepted' && agreement) {
    const over = isUnconfirmed(progress, localDay(now)) ? ['the day is over'] : [];
    return [priceInWords(agreement), ...day, ...over];
  }
  if (!quote) return [];
  const obstacle = obstacleTo(progress, localDay(now));
  const reasons = {
    expired: 'it has run out',
    past: 'its moving day is over, so they can’t accept it',
    changed: 'the request has changed since, so they can’t accept it',
    settled: '',
  };
  const seen = quote.seenAt ? `opened ${deskTime(quote.seenAt)}` : 'not opened yet';
  const { day: quoted } = quote.quote;
  const isOpen = stage === 'quoted' || stage === 'undelivered';
  const via = quote.via === 'whatsapp' ? ['by WhatsApp'] : [];
  return [
    priceInWords(quote.quote),
    ...(isOpen && quoted !== '' && quoted !== moveDay.day ? [moveDateInWords(quoted)] : []),
    ...via,
    ...(isOpen ? [seen] : []),
    ...(obstacle && reasons[obstacle] ? [reasons[obstacle]] : []),
  ];
}

const WISHES = {
  call: 'They ask for a call',
  asked: 'They ask',
  changed: 'They changed the request',
  undelivered: 'An email did not reach them',
} as const;

/** What the visitor waits for, in their words. */
export function wishOf({ progress, events }: Case, now: Date): DeskView['wish'] {
  const { openWish } = progress;
  if (!openWish || isOvertaken(progress, localDay(now))) return null;
  const event = events.find(({ number }) => number === openWish.number);
  const lines =
    event?.kind === 'asked'
      ? [event.said]
      : event?.kind === 'changed'
        ? event.changes.map(changeInWords)
        : event?.kind === 'undelivered'
          ? [event.reason]
          : [];
  return { heading: `${WISHES[openWish.kind]}, ${deskTime(openWish.at)}`, lines };
}

/** The forms of the desk begin with what is known. */
export function formsOf({ progress }: Case): Pick<DeskView, 'agreement' | 'confirmation'> {
  const { quote, changesSinceQuote, agreement, confirmation, moveDay } = progress;
  const wishedAnother = changesSinceQuote.some(({ label }) => label === WISHED_DAY);
  const price = agreement?.price ?? quote?.quote.price ?? null;
  const isRange = (agreement?.upTo ?? null) !== null;
  return {
    agreement: { price, day: (!wishedAnother && quote?.quote.day) || moveDay.day },
    confirmation: {
      price: confirmation?.price ?? (isRange ? null : price),
      day: moveDay.day,
      window: confirmation?.window ?? agreement?.window ?? '',
      people: confirmation?.people ?? null,
      trucks: confirmation?.trucks ?? null,
    },
  };
}

/** A question about a quote that nobody answered for a day. */
export function followUpLink(
  found: Case,
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): DeskLink | null {
  const { stored, progress } = found;
  const { stage, quote } = progress;
  if (stage !== 'quoted' || !quote || stored.kind !== 'request') return null;
  if (now.getTime() - Date.parse(quote.seenAt ?? quote.at) < DAY_MS) return null;
  const { name, reference, linkKey } = stored;
  const matter = `quote request ${reference}`;
  const page = linkKey === null ? '' : ` Here it is: ${siteUrl}${privateLink(linkKey)}`;
  const next = obstacleTo(progress, localDay(now)) ? 'send you a new one' : 'book your day';
  const questions = `Hello ${name}, this is ${company.name}. We sent you our quote of ${priceInWords(quote.quote)}. Is anything unclear, or shall we ${next}?${page}`;
  const link = advice(() => askLink(stored, { matter, answerBy: answerChannel(found), questions }));
  return link ? { ...link, label: link.label.replace('Ask', 'Follow up') } : null;
}
