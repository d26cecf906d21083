import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { randInWords, sumOf } from '../../domain/money.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { nextOrWhole } from '../../domain/move/plan.ts';
import { isAnswered } from '../../domain/move/stage.ts';
import { confirmedVisit } from '../../domain/move/visit-status.ts';
import {
  type Account,
  accountOf,
  overdueDeposit,
  toGiveBack,
  toPay,
} from '../../domain/quote/account.ts';
import type { Visit } from '../../domain/quote/visit.schema.ts';
import type { Database } from '../database/database.ts';
import type { Case } from '../moves/case.ts';
import { dayBeforeTime } from '../moves/day-before-due.ts';
import { answerLink } from '../requests/desk-link.ts';
import { inShortAt } from '../requests/kinds/at-visit.ts';
import type { LetterSection } from '../sending/mail/letter.ts';
import { subjectPart } from '../sending/mail/subject-part.ts';
import { findMailStates, type MailState } from '../sending/outbox/outbox.queries.ts';
import type { StoredCase } from './morning-cases.ts';
import type { VisitOf } from './morning-list.ts';
import { whyItWaits } from './reason-to-wait.ts';
import { WAITING, type Waiting, type WaitingList } from './waiting-lists.ts';

/** More than a screen of them is a list to work through at a desk, not to read in a mail. */
const MOST_LINES = 20;
const LONGEST_NAME = 24;

interface CaseLine {
  readonly of: StoredCase;
  /** The visit that it is about; its day may be empty. */
  readonly visit: Pick<Visit, 'day' | 'from' | 'to'>;
  /** May be empty. */
  readonly said: string;
}

/** Requests and messages, by who wrote them, each with the link to its desk. */
export function caseSection(
  title: string,
  cases: readonly CaseLine[],
  siteUrl: string,
): LetterSection {
  const lines = cases.slice(0, MOST_LINES).map(({ of, visit, said }) => {
    const { stored, progress } = of;
    const what = inShortAt(stored, visit);
    const does = isAnswered(progress.stage) ? 'Open' : 'Answer';
    return {
      label: subjectPart(stored.name, LONGEST_NAME),
      value: [what, said].filter(Boolean).join('\n'),
      link: { ...answerLink(stored, siteUrl), label: `${does} ${stored.reference}` },
    };
  });
  const more = cases.length - MOST_LINES;
  const rest = more > 0 ? [{ label: 'And', value: `${more} more` }] : [];
  return { title, lines: [...lines, ...rest] };
}

const TITLES: Readonly<Record<WaitingList, string>> = {
  reported: 'Missing or broken: answer them',
  toConfirm: 'Said yes: confirm the day',
  unanswered: 'Without an answer',
  asked: 'Calls, questions and changes',
  papers: 'Gates that want to know who comes',
  deposits: 'Deposits that have not come',
  toSettle: PHASES.moved.desk,
  unpaid: 'Not paid yet',
  toGiveBack: 'To give back',
  callbacks: 'Call again',
  quotes: 'Quotes to follow up',
};

/** With the sum of what is open. */
function titleOf(name: WaitingList, cases: readonly StoredCase[], today: CalendarDate): string {
  const sumIn = SUMS[name];
  const sum = sumIn ? sumOf(cases.map(({ progress }) => sumIn(accountOf(progress), today))) : 0;
  return sum > 0 ? `${TITLES[name]}: ${randInWords(sum)} in all` : TITLES[name];
}

type Sum = (account: Account | null, today: CalendarDate) => number;

const SUMS: Partial<Readonly<Record<WaitingList, Sum>>> = {
  deposits: overdueDeposit,
  unpaid: toPay,
  toGiveBack,
};

/** Submissions that wait for the team, the most urgent first. */
export function waitingSections(
  waiting: Waiting<StoredCase>,
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): LetterSection[] {
  return WAITING.map((name) =>
    caseSection(
      titleOf(name, waiting[name], localDay(now)),
      waiting[name].map((of) => ({
        of,
        visit: nextOrWhole(of.progress.plan, localDay(now)),
        said: [whyItWaits(of, now), of.progress.callback?.said].filter(Boolean).join('; '),
      })),
      siteUrl,
    ),
  );
}

/** The visits of that day whose visitors do not have the email of the day before, and nobody called since it was due.
 *  @param at minutes of the day; null for no such email */
export async function findUntold<Moving extends VisitOf<Case>>(
  db: Database,
  moving: readonly Moving[],
  { day, at }: { readonly day: CalendarDate; readonly at: number | null },
): Promise<ReadonlySet<Moving>> {
  if (at === null) return new Set();
  const ids = new Set(moving.map(({ of }) => of.stored.id));
  const mails = await findMailStates(db, [...ids]);
  const eve = dayBeforeTime(day, at);
  return new Set(moving.filter((each) => wasToBeTold(each, eve) && !isTold(each, eve, mails)));
}

type Eve = ReturnType<typeof dayBeforeTime>;

/** A day that is confirmed later that night is told by its confirmation. */
function wasToBeTold({ of, visit }: VisitOf<Case>, { until }: Eve): boolean {
  const { stillConfirmed } = of.progress;
  if (!stillConfirmed || stillConfirmed.at > until.toISOString()) return false;
  return confirmedVisit(of.progress, visit) !== undefined;
}

function isTold(
  { of: { stored, events, progress }, visit }: VisitOf<Case>,
  { from }: Eve,
  mails: readonly MailState[],
): boolean {
  const isCall = ({ kind }: HistoryEvent) => kind === 'phoned' || kind === 'told';
  if (events.some((event) => isCall(event) && event.at >= from.toISOString())) return true;
  const written = events.find(
    (event) => event.kind === 'announced' && event.visit === visit.visit && event.day === visit.day,
  );
  const isSent = mails.some(
    ({ submissionId, kind, event, state }) =>
      submissionId === stored.id &&
      kind === 'day-before' &&
      event === written?.number &&
      state === 'sent',
  );
  return isSent && progress.lastBounce === null;
}
