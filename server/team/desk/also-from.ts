import { sql } from 'kysely';
import { deskTime } from '../../../domain/dates/desk-time.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import { nextOrWhole } from '../../../domain/move/plan.ts';
import { deskPath } from '../../../domain/team/desk-view.ts';
import type { OtherCase } from '../../../domain/team/other-case.ts';
import type { Database } from '../../database/database.ts';
import { findCases } from '../../moves/case.ts';
import { situationOf } from '../../moves/situation.ts';
import { inShortAt } from '../../requests/kinds/at-visit.ts';
import { isMove } from '../../requests/kinds/kinds.ts';
import type { Submission } from '../../requests/submission.ts';

/** Other submissions from the same person, the latest first: 'JFM-7K3Q-24: Boskruin to Fourways, Sat 5 Dec, confirmed'. */
export async function alsoFrom(
  db: Database,
  submission: Pick<Submission, 'id' | 'email' | 'phone'>,
  now: Date,
): Promise<OtherCase[]> {
  const ids = await findAlsoFrom(db, submission);
  const byId = new Map((await findCases(db, ids)).map((each) => [each.stored.id, each]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found?.stored.deskKey) return [];
    const { stored, progress } = found;
    const { reference, name, receivedAt, deskKey } = stored;
    const what = inShortAt(stored, nextOrWhole(progress.plan, localDay(now)));
    const { inShort } = PHASES[situationOf(progress, localDay(now)).phase];
    const came = isMove(stored) ? what : `${what} of ${deskTime(receivedAt)}`;
    const label = `${reference}: ${came}, ${inShort}`;
    return [{ reference, name, stage: progress.stage, label, url: deskPath(deskKey) }];
  });
}

/** More than anybody sends who is one person. */
const MOST = 20;

const SIGNS = [' ', '-', '(', ')', '.', '+'] as const;
const DIGITS = 9;

/** The text of the index `submissions_phone`, whose words a query has to repeat. */
const bare = SIGNS.reduce((text, sign) => `replace(${text}, '${sign}', '')`, 'phone');
const phoneEnd = sql.raw<string>(`substr(${bare}, length(${bare}) - ${DIGITS - 1})`);

/** The other submissions with the same email address or phone number, the latest first. */
export async function findAlsoFrom(
  db: Database,
  { id, email, phone }: Pick<Submission, 'id' | 'email' | 'phone'>,
): Promise<string[]> {
  const latest = db
    .selectFrom('submissions')
    .select(['id', 'receivedAt'])
    .where('id', '!=', id)
    .orderBy('receivedAt', 'desc')
    .limit(MOST);
  const end = endOf(phone);
  const rows = [
    ...(email === null
      ? []
      : await latest
          .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
          .execute()),
    ...(end === null ? [] : await latest.where(phoneEnd, '=', end).execute()),
  ];
  const newest = rows.toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  return [...new Set(newest.map((row) => row.id))].slice(0, MOST);
}

/** The last digits of a number, which are the same with the code of the country; null for none. */
function endOf(phone: string): string | null {
  const end = SIGNS.reduce((text, sign) => text.replaceAll(sign, ''), phone).slice(-DIGITS);
  return /^\d{9}$/.test(end) ? end : null;
}
