import { company } from '../../../content/company.ts';
import { DAY_MS, daysBetween } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { helloFrom } from '../../../domain/greeting.ts';
import type { Phase } from '../../../domain/move/phases.ts';
import { accountOf, toPay } from '../../../domain/quote/account.ts';
import { priceInWords } from '../../../domain/quote/price-in-words.ts';
import type { DayView } from '../../../domain/team/desk-view.ts';
import { THEIR_LINK } from '../../../domain/team/their-link.ts';
import { isFull } from '../../../domain/team/trucks-out.ts';
import type { Database } from '../../database/database.ts';
import type { Case } from '../../moves/case.ts';
import { readyText } from '../../moves/ready-text.ts';
import { type Situation, situationOf } from '../../moves/situation.ts';
import {
  formText,
  fullDayText,
  pricesText,
  refusalText,
  unpaidText,
} from '../../notifications/answer-texts.ts';
import { isMove, kindOf, topicOf } from '../../requests/kinds/kinds.ts';
import type { LetterLink } from '../../sending/mail/letter.ts';
import { findFreeDays } from '../diary/find-free-days.ts';

/** So long nobody is reminded to pay. */
const PAY_DAYS = 3;

interface Planned {
  readonly situation: Situation;
  /** The other moves on the day of the next visit. */
  readonly sameDay: DayView | null;
}

interface Context {
  readonly now: Date;
  readonly siteUrl: string;
}

/** The kind text for "Turn it down"; undefined if there is no way to send it. */
export function refusalLink(found: Case): LetterLink | undefined {
  return readyText(found, 'Tell them', refusalText({ greeting: greetingOf(found) }));
}

/** The texts for what the team answers again and again, each to be sent in the visitor's way. */
export async function findReadyTexts(
  db: Database,
  found: Case,
  { situation: { phase }, sameDay }: Planned,
  { now, siteUrl }: Context,
): Promise<LetterLink[]> {
  const { stored } = found;
  const greeting = greetingOf(found);
  if (kindOf(stored).isOfferedForm) {
    const form = `${siteUrl}/get-quote`;
    return [
      readyText(found, 'Send the form', formText({ greeting, form, phone: company.phone.display })),
      readyText(found, 'Send our prices', pricesText({ greeting, form })),
    ].filter((each) => each !== undefined);
  }
  if (!isMove(stored)) return [];
  const today = localDay(now);
  const page = stored.linkKey === null ? '' : THEIR_LINK;
  const { bill } = found.progress;
  const open = toPay(accountOf(found.progress));
  if (bill && open > 0) {
    // Whoever pays by transfer has some days for it.
    const days = daysBetween(localDay(new Date(bill.at)), today);
    if (days < PAY_DAYS) return [];
    const owed = { open, price: bill.price, day: bill.day, days };
    const text = readyText(found, 'Remind them to pay', unpaidText({ greeting, page, ...owed }));
    return text ? [text] : [];
  }
  if (!sameDay || !isFull(sameDay) || SETTLED.includes(phase)) return [];
  const { day } = sameDay;
  const free = await findFreeDays(db, day, today);
  const text = readyText(found, 'Offer other days', fullDayText({ greeting, day, free, page }));
  return text ? [text] : [];
}

/** A question about a quote that nobody answered for a day. */
export function followUpLink(found: Case, { now }: Pick<Context, 'now'>): LetterLink | undefined {
  const { stored, progress } = found;
  const { stage, quote } = progress;
  if (stage !== 'quoted' || !quote || stored.kind !== 'request') return undefined;
  if (now.getTime() - Date.parse(quote.seenAt ?? quote.at) < DAY_MS) return undefined;
  const { name, linkKey } = stored;
  const page = linkKey === null ? '' : ` Here it is: ${THEIR_LINK}`;
  const { obstacle } = situationOf(progress, localDay(now));
  const next = obstacle ? 'send you a new one' : 'book your day';
  const questions = `${helloFrom(company.name, name)}. We sent you our quote of ${priceInWords(quote.quote)}. Is anything unclear, or shall we ${next}?${page}`;
  return readyText(found, 'Follow up', questions);
}

function greetingOf({ stored }: Case): string {
  return `${helloFrom(company.name, stored.name)} about your ${topicOf(stored)}.`;
}

/** The family can no longer say that the day is full. */
const SETTLED: readonly Phase[] = ['booked', 'under-way', 'declined', 'lost'];
