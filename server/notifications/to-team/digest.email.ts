import { shortTime } from '../../../domain/dates/local-time.ts';
import { firstDay } from '../../../domain/move/plan.ts';
import { isAnswered } from '../../../domain/move/stage.ts';
import { type Case, findCases } from '../../moves/case.ts';
import { type Alike, foldAlike } from '../../requests/alike.ts';
import { answerLink } from '../../requests/desk-link.ts';
import { findInDigest } from '../../requests/digest.repository.ts';
import { kindOf, whoAndWhat } from '../../requests/kinds/kinds.ts';
import { WHY_SUSPECTED } from '../../requests/suspected-mark.ts';
import type { LetterLine, LetterSection } from '../../sending/mail/letter.ts';
import { textAndHtml } from '../../sending/mail/letter-html.ts';
import { NO_VISITOR } from '../../sending/mail/no-visitor.ts';
import { subjectPart } from '../../sending/mail/subject-part.ts';
import type { ComposeMail } from '../../sending/outbox/outbox.worker.ts';
import { leadsName } from '../../settings/config.ts';

/** A mail program shows so many with their buttons; the rest are named. */
const MOST_LINKS = 100;
const LONGEST_NAME = 24;

/** Composes the mail that tells of all that came in a busy time; undefined once there is nothing to tell.
 *  @param about the digest, and after a space the reminder of it: then only of those that still wait */
export const composeDigestMail: ComposeMail = async (db, { about }, { siteUrl }) => {
  const [digest = '', reminder] = about?.split(' ') ?? [];
  const cases = (await findCases(db, await findInDigest(db, digest))).filter(
    ({ stored, progress }) =>
      progress.stage !== 'refused' &&
      (reminder === undefined || (stored.flag === null && !isAnswered(progress.stage))),
  );
  if (cases.length === 0) return undefined;
  const people = cases.filter(({ stored }) => stored.flag === null);
  const suspected = cases.filter(({ stored }) => stored.flag !== null);
  const came = `${cases.length} ${cases.length === 1 ? 'request or message' : 'requests and messages'}`;
  const why = reminder === undefined ? 'in a few minutes' : 'without an answer';
  return {
    reference: `DIGEST-${digest}${reminder ? `-${reminder}` : ''}`,
    replyTo: NO_VISITOR,
    ...(reminder !== undefined && { important: true as const }),
    subject: reminder === undefined ? `${came} ${why}` : `No answer yet: ${came}`,
    ...textAndHtml({
      title: whoCame(people.length > 0 ? people : suspected, cases.length),
      lead: `${came} ${why}. Most may come from a program, and customers may be among them: please look through the names.`,
      links: [{ label: 'Open the diary', url: `${siteUrl}/diary` }],
      sections: [
        sectionOf('Please read', people, siteUrl),
        sectionOf('Marked as suspicious', suspected, siteUrl),
        inBulk(cases),
      ].filter(({ lines }) => lines.length > 0),
    }),
  };
};

/** 'Thandi Nkosi, Boskruin to Fourways, and 21 more' */
function whoCame([first]: readonly Case[], all: number): string {
  const others = all === 1 ? '' : `, and ${all - 1} more`;
  return `${first ? whoAndWhat(first.stored) : ''}${others}`;
}

function sectionOf(title: string, cases: readonly Case[], siteUrl: string): LetterSection {
  const rows = foldAlike(cases, ({ stored }) => kindOf(stored).asks(stored));
  const lines = rows.map((row, index) => lineOf(row, index < MOST_LINKS ? siteUrl : null));
  return { title: `${title}: ${cases.length}`, lines };
}

/** How to refuse them all, for whoever has the server's command line. */
function inBulk(cases: readonly Case[]): LetterSection {
  const [first = '', ...later] = cases.map(({ stored }) =>
    shortTime(stored.receivedAt).replace(' ', 'T'),
  );
  const command = `${leadsName()} refuse --from ${first} --to ${later.at(-1) ?? first}`;
  return {
    title: 'If a program wrote them',
    lines: [
      { label: 'On the server', value: command },
      {
        label: 'What it does',
        value: `Lists all that came then and that nobody has acted on. Add --like and a word of the program’s, until no customer is in the list. With --yes it refuses them, and writes to nobody.`,
      },
    ],
  };
}

/** The way, the day and the size of a move. */
function whatOf({ stored, progress }: Case): string {
  const { inShort, anonymous } = kindOf(stored);
  return [inShort(stored, firstDay(progress.plan)), anonymous(stored.content).size]
    .filter(Boolean)
    .join(', ');
}

/** @param siteUrl null for a line without a link */
function lineOf({ first, others }: Alike<Case>, siteUrl: string | null): LetterLine {
  const { stored } = first;
  const { flag, reference, name } = stored;
  return {
    label: subjectPart(name, LONGEST_NAME),
    value: [
      [whatOf(first), siteUrl === null ? reference : ''].filter(Boolean).join(', '),
      flag === null ? '' : WHY_SUSPECTED[flag],
      others.length === 0 ? '' : `and ${others.length} like it: ${others.map(named).join(', ')}`,
    ]
      .filter(Boolean)
      .join('\n'),
    ...(siteUrl !== null && {
      link: { ...answerLink(stored, siteUrl), label: `Answer ${reference}` },
    }),
  };
}

const named = ({ stored }: Case) =>
  `${subjectPart(stored.name, LONGEST_NAME)} (${stored.reference})`;
