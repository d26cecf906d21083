import { company } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import { DAY_MS } from '../../domain/calendar-date.ts';
import { deskTime } from '../../domain/desk/desk-time.ts';
import type { DeskLink, DeskView } from '../../domain/desk/desk-view.ts';
import type { HistoryEvent } from '../../domain/history/event.ts';
import { MAILS } from '../../domain/history/event-in-words.ts';
import { wishesAhead } from '../../domain/history/moved.ts';
import { type Agreement, hasWishedAnother, type OpenWish } from '../../domain/history/progress.ts';
import {
  isQuoted,
  MOVE_ACTIONS,
  TEAM_ACTIONS,
  type TeamAction,
} from '../../domain/history/stage.ts';
import { localDay } from '../../domain/local-time.ts';
import { confirmationLines, priceInWords } from '../../domain/quote/quote-in-words.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import { situationOf } from '../../domain/situation/situation.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import { answerChannel, type Case } from '../history/case.ts';
import { askLink } from '../mail/visitor-links.ts';

/** What the team may do now. A message has no move. */
export function mayDo({ stored, progress }: Case, now: Date): DeskView['may'] {
  const isMove = stored.kind === 'request';
  const situation = situationOf(progress, localDay(now));
  const may = (action: TeamAction) =>
    situation.may.includes(action) && (isMove || !MOVE_ACTIONS.includes(action));
  return Object.fromEntries(TEAM_ACTIONS.map((action) => [action, may(action)])) as DeskView['may']; // each action
}

/** 'Call again on Thursday 26 November 2026, about the piano' */
export function callbackOf({ progress: { callback } }: Case): string | null {
  if (!callback) return null;
  const { day, said, by } = callback;
  return [`${by}: call again on ${moveDateInWords(day)}`, said].filter(Boolean).join(', ');
}

/** The facts of the stage, each in a few words. */
export function factsOf({ progress }: Pick<Case, 'progress'>, now: Date): string[] {
  const { stage, quote, agreement, confirmation, cancellation, moveDay } = progress;
  const { obstacle, isDayOver } = situationOf(progress, localDay(now));
  const over = isDayOver ? ['the day is over'] : [];
  const day = moveDay.day === '' ? [] : [moveDateInWords(moveDay.day)];
  if (stage === 'cancelled' && cancellation) {
    const { by, at, day: cancelled } = cancellation;
    // After a cancellation the planned day is the wished one again.
    const was = cancelled === moveDay.day ? [] : [`it was on ${moveDateInWords(cancelled)}`];
    return [`by ${by ?? 'the visitor'}`, deskTime(at), ...was];
  }
  if (confirmation) {
    return [...confirmationLines(confirmation).map(({ value }) => value), ...over];
  }
  if (stage === 'accepted' && agreement) {
    return [priceInWords(agreement), ...day, ...over];
  }
  if (!quote) return [];
  const reasons = {
    expired: 'it has run out',
    past: 'its moving day is over, so they can’t accept it',
    changed: 'the request has changed since, so they can’t accept it',
    settled: '',
  };
  const seen = quote.seenAt ? `opened ${deskTime(quote.seenAt)}` : 'not opened yet';
  const { day: quoted } = quote.quote;
  const isOpen = isQuoted(stage);
  const via = quote.via === 'whatsapp' ? ['by WhatsApp'] : [];
  return [
    priceInWords(quote.quote),
    ...(isOpen && quoted !== '' ? [moveDateInWords(quoted)] : []),
    ...via,
    ...(isOpen ? [seen] : []),
    ...(obstacle && reasons[obstacle] ? [reasons[obstacle]] : []),
  ];
}

/** Lists what the visitor waits for, in their words. */
export function wishesOf({ progress, events }: Case, now: Date): DeskView['wishes'] {
  return wishesAhead(progress, localDay(now)).map(({ number, at, changes }) => {
    const event = events.find((each) => each.number === number);
    const { what, lines } = wishInWords(event, changes);
    return { number, heading: `${what}, ${deskTime(at)}`, lines };
  });
}

/** A call has no text from its visitor. */
function wishInWords(
  event: HistoryEvent | undefined,
  changes: OpenWish['changes'] = [],
): { what: string; lines: string[] } {
  switch (event?.kind) {
    case 'asked':
      return { what: 'They ask', lines: [event.said] };
    case 'changed':
      return { what: 'They changed the request', lines: changes.map(changeInWords) };
    case 'undelivered':
      return {
        what: `The email with ${MAILS[event.mail]} did not reach them`,
        lines: [event.reason].filter(Boolean),
      };
    default:
      return { what: 'They ask for a call', lines: [] };
  }
}

function yesOf({ price, upTo, day, window }: Agreement): DeskView['yes'] {
  return { price, upTo, day, window };
}

/** The forms of the desk begin with what is known. */
export function formsOf({ progress }: Case): Pick<DeskView, 'agreement' | 'confirmation' | 'yes'> {
  const { quote, agreement, confirmation, settled, moveDay } = progress;
  const offered = agreement ?? quote?.quote;
  // A range leaves the price open: the team has to enter it.
  const price = offered?.upTo === null ? offered.price : null;
  return {
    agreement: { price, day: (!hasWishedAnother(progress) && quote?.quote.day) || moveDay.day },
    yes: agreement && yesOf(agreement),
    confirmation: {
      price: confirmation?.price ?? price,
      day: moveDay.day,
      window: confirmation?.window ?? agreement?.window ?? '',
      people: settled?.confirmation?.people ?? null,
      trucks: settled?.confirmation?.trucks ?? null,
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
  const { obstacle } = situationOf(progress, localDay(now));
  const next = obstacle ? 'send you a new one' : 'book your day';
  const questions = `Hello ${name}, this is ${company.name}. We sent you our quote of ${priceInWords(quote.quote)}. Is anything unclear, or shall we ${next}?${page}`;
  const about = { matter, answerBy: answerChannel(found), questions };
  return advice(() => askLink(stored, about, 'Follow up')) ?? null;
}
