import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A copy of the same folder whose requests and messages a newer copy should have too. */
interface LostSince {
  readonly earlier: string;
  readonly lost: number;
}

interface Options {
  /** The database itself may be in the folder. */
  readonly except: string | null;
  /** The ISO time before which everything is old enough to be gone. */
  readonly since: string;
}

/** Requests that the last copy has and this one lacks, without suspected spam and those that visitors deleted.
 *  @returns undefined if there is no copy before, or none that can be read */
export function lostSince(copy: string, { except, since }: Options): LostSince | undefined {
  const folder = dirname(copy);
  const [earlier] = readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .map((name) => join(folder, name))
    .filter((file) => file !== copy && file !== except)
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (earlier === undefined) return undefined;
  try {
    using database = new DatabaseSync(copy, { readOnly: true });
    database.prepare('attach ? as earlier').run(earlier);
    const row = database.prepare(LOST).get(since);
    return { earlier, lost: Number(row?.lost) };
  } catch {
    return undefined;
  }
}

const LOST = `
  select count(*) as lost from earlier.submissions one
  where flag is null and received_at >= ?
    and not exists (select 1 from main.submissions too where too.id = one.id)
    and not exists (select 1 from main.deletions where reference = one.reference)`;
