import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Submission } from '../../requests/submission.ts';

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
