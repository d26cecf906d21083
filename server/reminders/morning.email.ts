import { deskTime } from '../../domain/desk/desk-time.ts';
import { type MorningCase, morningOf, whyFollow } from '../../domain/desk/morning.ts';
import { timeLeft } from '../../domain/desk/time-left.ts';
import { isAnswered } from '../../domain/history/stage.ts';
import { localDay } from '../../domain/local-time.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { databaseTime } from '../database/dialect.ts';
import { storageState } from '../database/storage-state.ts';
import { jobRanAt, MORNING, RESTORED } from '../jobs/job-run.repository.ts';
import { kindOf } from '../kinds.ts';
import { type Letter, type LetterSection, letterAsText } from '../mail/letter.ts';
import { letterAsHtml } from '../mail/letter-html.ts';
import { MORNING_FILES } from '../mail/mail-files.ts';
import { subjectPart } from '../mail/subject-part.ts';
import type { ComposeMail } from '../outbox/outbox.worker.ts';
import { answerLink } from '../submissions/desk-link.ts';
import { machineLines } from './machine-lines.ts';
import { momentOf } from './morning.ts';
import { findMorningCases, type StoredCase } from './morning-cases.ts';

interface MorningSettings {
  readonly config: Pick<Config, 'database' | 'canary' | 'morningMail'>;
  readonly now: () => Date;
  readonly storage?: typeof storageState;
}

/** Composes the morning mail of a day; undefined once the day is over, nothing is left to say, or a
 *  backup brought the mail back. */
export function composeMorningMail({
  config,
  now,
  storage = storageState,
}: MorningSettings): ComposeMail {
  return async (db, { about: day }, { siteUrl }) => {
    const time = await databaseTime(db, now());
    if (day === null || localDay(time) !== day || (await isOfABackup(db, day))) return undefined;
    const cases = await findMorningCases(db, momentOf(day, config.morningMail ?? 0));
    const morning = morningOf(cases, time);
    const { unanswered, toConfirm, asked, quotes, moves } = morning;
    const named = [...new Set(Object.values(morning).flat())];
    if (named.length === 0) return undefined;
    const section = sectionOf(siteUrl);
    const letter: Letter = {
      title: moveDateInWords(day),
      lead: 'What waits this morning. Each link opens the desk of one request or message: please keep this mail in the team.',
      links: [],
      sections: [
        section('Without an answer', unanswered, (each) => unansweredInWords(each, time)),
        section('Said yes: confirm the day', toConfirm, saidYes),
        section('Asked or changed something', asked, askedInWords),
        section('Quotes to follow', quotes, (each) => whyFollow(each, time)),
        section('Moves of the next seven days', moves, hoursOfArrival),
        {
          title: 'For the one who runs the machine',
          lines: await machineLines(db, config, await storage(config.database), time),
        },
      ].filter(({ lines }) => lines.length > 0),
    };
    return {
      reference: MORNING_FILES + day,
      mentions: named.map(({ stored }) => stored.reference),
      replyTo: null,
      subject: subjectOf(morning),
      text: letterAsText(letter),
      html: letterAsHtml(letter),
    };
  };
}

/** Whether it was decided on before a backup took the database's place: it went out long ago. */
async function isOfABackup(db: Database, day: string): Promise<boolean> {
  const restored = await jobRanAt(db, RESTORED);
  const decided = await jobRanAt(db, MORNING + day);
  return restored !== undefined && decided !== undefined && decided <= restored;
}

/** More than a screen of them is a list to work through at a desk, not to read in a mail. */
const MOST_LINES = 20;

function sectionOf(siteUrl: string | undefined) {
  return (
    title: string,
    cases: readonly StoredCase[],
    said: (each: StoredCase) => string,
  ): LetterSection => {
    const lines = cases.slice(0, MOST_LINES).map((each) => {
      const { reference } = each.stored;
      const link = answerLink(each.stored, siteUrl);
      const label = isAnswered(each.progress.stage) ? 'Open' : 'Answer';
      return {
        label: reference,
        value: [whatIsIt(each), said(each)].filter(Boolean).join(': '),
        link: link && { ...link, label },
      };
    });
    const more = cases.length - MOST_LINES;
    const rest = more > 0 ? [{ label: 'And', value: `${more} more` }] : [];
    return { title, lines: [...lines, ...rest] };
  };
}

const LONGEST_NAME = 24;

/** 'Thandi Nkosi, Boskruin to Fourways, Sat 5 Dec', with the agreed day once there is one. */
function whatIsIt({ stored, progress }: StoredCase): string {
  const name = subjectPart(stored.name, LONGEST_NAME);
  return `${name}, ${kindOf(stored).inShort(stored, progress.moveDay.day)}`;
}

function unansweredInWords(each: StoredCase, now: Date): string {
  const { stage, holder, openWish } = each.progress;
  return [
    stage === 'undelivered' ? 'the quote did not arrive' : timeLeft(each.receivedAt, now),
    holder === null ? 'nobody is on it' : `${holder.by} is on it`,
    ...(openWish ? [askedInWords(each)] : []),
  ].join('; ');
}

const WISHES = {
  call: 'asked for a call',
  asked: 'asked something',
  changed: 'changed the request',
  undelivered: 'an email did not reach them',
} as const;

function askedInWords({ progress: { openWish } }: MorningCase): string {
  return openWish ? `${WISHES[openWish.kind]} on ${deskTime(openWish.at)}` : '';
}

function saidYes({ progress: { toConfirm, openWish } }: MorningCase): string {
  const what = openWish?.kind === 'changed' ? 'changed what was agreed' : 'said yes';
  return toConfirm ? `${what} on ${deskTime(toConfirm.at)}` : '';
}

/** 'between 8 and 9', for a day that stands. */
function hoursOfArrival({ progress }: MorningCase): string {
  const { confirmation, agreement, changesSinceQuote } = progress;
  if (confirmation) return confirmation.window;
  const changed = changesSinceQuote.length > 0 ? 'the request changed since it was quoted' : '';
  return ['not confirmed yet', agreement?.window, changed].filter(Boolean).join('; ');
}

/** '2 without an answer, 1 move' */
function subjectOf({
  unanswered,
  toConfirm,
  asked,
  quotes,
  moves,
}: ReturnType<typeof morningOf>): string {
  const count = (figure: number, one: string, many: string) =>
    figure === 0 ? [] : [`${figure} ${figure === 1 ? one : many}`];
  const parts = [
    ...count(unanswered.length, 'without an answer', 'without an answer'),
    ...count(toConfirm.length, 'day to confirm', 'days to confirm'),
    ...count(asked.length, 'call, question or change', 'calls, questions and changes'),
    ...count(quotes.length, 'quote to follow', 'quotes to follow'),
    ...count(moves.length, 'move this week', 'moves this week'),
  ];
  return `This morning: ${parts.join(', ')}`;
}
