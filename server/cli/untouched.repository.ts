import type { Database } from '../database/database.ts';
import { type Case, casesOf } from '../moves/case.ts';
import { placesOf } from '../requests/kinds/kinds.ts';
import { SUBMISSION_COLUMNS, submissionOf } from '../requests/submission.repository.ts';
import type { AnyStored } from '../requests/submission.ts';

export interface UntouchedFilter {
  /** ISO times: received at or after `from`, and before `before`. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
  readonly suspected: boolean;
  /** Occurs in name, email, notes or addresses, in any case. */
  readonly like?: string | undefined;
}

/** Whether nobody has done anything with it, neither the team nor its sender; our own reminders don't count. */
export const isUntouched = ({ progress, events }: Case): boolean =>
  progress.stage === 'waiting' && events.every(({ kind }) => kind === 'reminded');

type Place = Pick<AnyStored, 'receivedAt' | 'id'>;

/** The waiting requests and messages of a filter that nobody has touched, oldest first, page by page: a flood may not fit
 *  into memory. */
export async function* eachUntouched(
  db: Database,
  filter: UntouchedFilter,
  most = 500,
): AsyncGenerator<AnyStored[]> {
  let after: Place | undefined;
  do {
    const rows = await findWaiting(db, filter, { after, most });
    const cases = await casesOf(db, rows.map(submissionOf));
    const found = cases.filter((each) => isUntouched(each) && isLike(each.stored, filter.like));
    if (found.length > 0) yield found.map(({ stored }) => stored);
    after = rows.at(-1);
  } while (after);
}

function findWaiting(
  db: Database,
  { from, before, suspected }: UntouchedFilter,
  { after, most }: { readonly after: Place | undefined; readonly most: number },
) {
  return db
    .selectFrom('submissions')
    .select(SUBMISSION_COLUMNS)
    .where('stage', '=', 'waiting')
    .$if(from !== undefined, (query) => query.where('receivedAt', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('receivedAt', '<', before ?? ''))
    .$if(suspected, (query) => query.where('flag', 'is not', null))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('receivedAt', 'id'), '>', tuple(`${after?.receivedAt}`, `${after?.id}`)),
      ),
    )
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(most)
    .execute();
}

function isLike(stored: AnyStored, sought = ''): boolean {
  const { name, email } = stored;
  const notes = stored.kind === 'message' ? stored.content.message : stored.content.additionalNotes;
  const text = [name, email ?? '', notes, ...placesOf(stored)].join('\n').toLowerCase();
  return text.includes(sought.toLowerCase());
}
