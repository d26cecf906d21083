import { localDay, momentOf } from '../../domain/dates/local-time.ts';
import { dayWithHoliday } from '../../domain/dates/public-holidays.ts';
import { whyOtherNotSent } from '../../domain/move/mail-truth.ts';
import { isSure } from '../../domain/move/visit-status.ts';
import { hasChangedMove } from '../../domain/move/visitor-changes.ts';
import { visitName } from '../../domain/quote/visit-in-words.ts';
import type { Database } from '../database/database.ts';
import { jobRanAt, MORNING, RESTORED } from '../database/jobs/job-run.repository.ts';
import { storageState } from '../database/storage-state.ts';
import { WHY_SUSPECTED } from '../requests/suspected-mark.ts';
import type { Letter, LetterSection } from '../sending/mail/letter.ts';
import { textAndHtml } from '../sending/mail/letter-html.ts';
import { NO_VISITOR } from '../sending/mail/no-visitor.ts';
import type { ComposeMail } from '../sending/outbox/outbox.worker.ts';
import type { Config } from '../settings/config.ts';
import { afterMoveLink } from './after-move.ts';
import { caseSection, findUntold, waitingSections } from './case-sections.ts';
import { crewSection } from './crew-section.ts';
import { diaryLink } from './diary-links.ts';
import { lastDayInWords, machineLine } from './machine-lines.ts';
import { findMorningCases, findSuspects, type StoredCase } from './morning-cases.ts';
import { type Morning, morningOf, type VisitOf } from './morning-list.ts';

/** Composes the morning mail of a day; undefined once the day is over, or if a backup brought the mail
 *  back. */
export function composeMorningMail(
  config: Pick<Config, 'database' | 'dayBefore' | 'morningMail'>,
  storage = storageState,
): ComposeMail {
  return async (db, { about: day }, { siteUrl, now }) => {
    if (day === null || whyOtherNotSent('morning', day, localDay(now))) return undefined;
    if (await isOfABackup(db, day)) return undefined;
    const cases = await findMorningCases(db, momentOf(day, config.morningMail ?? 0));
    const morning = morningOf(cases, now);
    const untold = await findUntold(db, morning.today, {
      day,
      at: config.dayBefore,
    });
    const isQuiet = Object.values(morning).every((cases) => cases.length === 0);
    const suspects = await findSuspects(db);
    const waiting = waitingSections(morning, { now, siteUrl });
    const news =
      morning.today.length > 0 ? 'Today’s moves, and what is waiting.' : 'What is waiting.';
    const letter: Letter = {
      title: dayWithHoliday(day),
      lead: isQuiet ? await quietDay(db, now) : news,
      links: [diaryLink(siteUrl)],
      sections: [
        // What is missing or broken comes before the day.
        ...waiting.slice(0, 1),
        ...morning.today.map((each) => crewSection(each, { siteUrl, isUntold: untold.has(each) })),
        ...waiting.slice(1),
        caseSection(
          'Moves in the next days',
          morning.moves.map((each) => ({ ...each, said: whenAndWhat(each) })),
          siteUrl,
        ),
        movedSection(morning.moved, now),
        caseSection(
          `Marked as suspicious, and nobody looked: ${suspects.all}`,
          suspects.latest.map((of) => ({
            of,
            visit: of.progress.plan.visits[0],
            said: of.stored.flag === null ? '' : WHY_SUSPECTED[of.stored.flag],
          })),
          siteUrl,
        ),
        {
          title: 'For whoever runs it',
          lines: [await machineLine(db, config, await storage(config.database), now)],
        },
      ].filter(({ lines }) => lines.length > 0),
    };
    return {
      reference: `MORNING-${day}`,
      replyTo: NO_VISITOR,
      subject: subjectOf(morning),
      ...textAndHtml(letter),
    };
  };
}

/** The email comes on such a day too: on a day without it something is broken. */
async function quietDay(db: Database, now: Date): Promise<string> {
  return `Nothing waits. Stored and mailed: ${await lastDayInWords(db, now)}.`;
}

/** Whether it was decided on before a backup took the database's place: it went out long ago. */
async function isOfABackup(db: Database, day: string): Promise<boolean> {
  const restored = await jobRanAt(db, RESTORED);
  const decided = await jobRanAt(db, MORNING + day);
  return restored !== undefined && decided !== undefined && decided <= restored;
}

/** 'between 8 and 9', for a confirmed day; of several visits with what it is. */
function whenAndWhat({ of: { progress }, visit }: VisitOf<StoredCase>): string {
  const { plan } = progress;
  const name = plan.visits.length === 1 ? '' : visitName(visit, plan.visits.indexOf(visit));
  if (isSure(progress, visit)) return [name, visit.window].filter(Boolean).join(', ');
  const changed = hasChangedMove(progress) ? 'the request changed since it was quoted' : '';
  return [name, 'not confirmed yet', visit.window, changed].filter(Boolean).join('; ');
}

/** How the subject counts each list, in this order. */
const COUNTED: Readonly<Record<keyof Morning<unknown>, readonly [one: string, many?: string]>> = {
  reported: ['complaint', 'complaints'],
  today: ['move today', 'moves today'],
  toConfirm: ['to confirm'],
  unanswered: ['without an answer'],
  asked: ['call, question or change', 'calls, questions and changes'],
  papers: ['gate to tell', 'gates to tell'],
  deposits: ['deposit late', 'deposits late'],
  toSettle: ['move to settle', 'moves to settle'],
  unpaid: ['not paid yet'],
  toGiveBack: ['to give back'],
  callbacks: ['to call again'],
  quotes: ['quote to follow up', 'quotes to follow up'],
  moves: ['move this week', 'moves this week'],
  moved: ['to ask how it went'],
};

/** '2 moves today, 1 without an answer' */
function subjectOf(morning: Morning<StoredCase>): string {
  const lists = Object.keys(COUNTED) as (keyof typeof COUNTED)[]; // the keys of a complete record
  const parts = lists.flatMap((list) => {
    const { length } = morning[list];
    const [one, many = one] = COUNTED[list];
    return length === 0 ? [] : [`${length} ${length === 1 ? one : many}`];
  });
  return `This morning: ${parts.join(', ') || 'nothing waits'}`;
}

/** The moves of yesterday, each with a text that asks how it went. A person sends it. */
function movedSection(cases: readonly StoredCase[], now: Date): LetterSection {
  return {
    title: 'Moved yesterday: ask how it went',
    lines: cases.map((each) => ({
      label: each.stored.name,
      value: each.stored.reference,
      link: afterMoveLink(each, now),
    })),
  };
}
