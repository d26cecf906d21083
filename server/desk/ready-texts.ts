import { company } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import { daysBetween, isCalendarDate } from '../../domain/calendar-date.ts';
import {
  formText,
  fullDayText,
  pricesText,
  refusalText,
  unpaidText,
} from '../../domain/desk/answer-texts.ts';
import type { DeskLink } from '../../domain/desk/desk-view.ts';
import { helloFrom } from '../../domain/first-name.ts';
import { localDay } from '../../domain/local-time.ts';
import { randInWords } from '../../domain/money.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { PHASES, type Phase } from '../../domain/situation/phases.ts';
import type { Situation } from '../../domain/situation/situation.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import type { Database } from '../database/database.ts';
import { findFreeDays } from '../diary/free-days.ts';
import { answerChannel, type Case } from '../history/case.ts';
import { isMove, matterOf } from '../kinds.ts';
import { askLink } from '../mail/visitor-links.ts';

/** So long nobody is reminded to pay. */
const PAY_DAYS = 3;

interface Context {
  readonly now: Date;
  readonly siteUrl: string;
}

/** The kind text for "Not for us"; null if there is no way to send it. */
export function refusalLink(found: Case): DeskLink | null {
  return readyText(found, 'Tell them', refusalText({ greeting: greetingOf(found) }));
}

/** The texts for what the team answers again and again, each to be sent in the visitor's way. */
export async function findReadyTexts(
  db: Database,
  found: Case,
  { phase, day: { day } }: Situation,
  { now, siteUrl }: Context,
): Promise<DeskLink[]> {
  const { stored } = found;
  const greeting = greetingOf(found);
  if (!isMove(stored)) {
    const form = `${siteUrl}/get-quote`;
    return [
      readyText(found, 'Send the form', formText({ greeting, form, phone: company.phone.display })),
      readyText(found, 'Send our prices', pricesText({ greeting, form })),
    ].filter((each) => each !== null);
  }
  const today = localDay(now);
  const page = stored.linkKey === null ? '' : siteUrl + privateLink(stored.linkKey);
  const { bill } = found.progress;
  if (bill && !bill.payment) {
    // Whoever pays by transfer has some days for it.
    if (daysBetween(localDay(new Date(bill.at)), today) < PAY_DAYS) return [];
    const owed = { price: randInWords(bill.price), day: moveDateInWords(bill.day) };
    const text = readyText(found, 'Remind them to pay', unpaidText({ greeting, page, ...owed }));
    return text ? [text] : [];
  }
  if (!isCalendarDate(day) || day < today || !mayBePutOff(phase)) return [];
  const free = await findFreeDays(db, day, today);
  const text = readyText(found, 'Offer other days', fullDayText({ greeting, day, free, page }));
  return text ? [text] : [];
}

function greetingOf({ stored }: Case): string {
  return `${helloFrom(company.name, stored.name)} about your ${matterOf(stored)}.`;
}

function readyText(found: Case, does: string, questions: string): DeskLink | null {
  const { stored } = found;
  const about = { matter: matterOf(stored), answerBy: answerChannel(found), questions };
  return advice(() => askLink(stored, about, does)) ?? null;
}

/** Whether the family can still say that the day is full. */
function mayBePutOff(phase: Phase): boolean {
  return PHASES[phase].move !== 'over' && phase !== 'booked' && phase !== 'declined';
}
