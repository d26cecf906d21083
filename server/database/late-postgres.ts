import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresDialect, type PostgresPool } from 'kysely';

const TRY_EVERY_MS = 2000;

/** A PostgreSQL that was away as the server started, and that is opened once it is there. */
export interface LateDatabase {
  /** Rejects when it is there and cannot be used: it has another release's tables. */
  readonly opened: Promise<void>;
  stop(): void;
}

interface LateDeps {
  /** Why it is away, as whoever starts the server reads it. */
  readonly reason: string;
  /** Opens and prepares it; `away` is the reason why it still cannot be opened. */
  readonly open: () => Promise<PostgresPool | { readonly away: string }>;
  readonly tryEveryMs?: number;
}

/** Until it has been opened and prepared, each query fails as it does when PostgreSQL is away later. */
export function openLate({ reason, open, tryEveryMs = TRY_EVERY_MS }: LateDeps) {
  const stopAsked = new AbortController();
  const { signal } = stopAsked;
  let last = reason;
  let pool: PostgresPool | undefined;

  async function tryUntilOpened(): Promise<void> {
    while (!signal.aborted) {
      await sleep(tryEveryMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      const found = await open();
      if ('away' in found) last = found.away;
      else {
        if (signal.aborted) return await found.end();
        pool = found;
        return;
      }
    }
  }

  const gate: PostgresPool = {
    connect: () => pool?.connect() ?? Promise.reject(new NotOpenedYet(last)),
    end: async () => await pool?.end(),
    options: {},
  };
  const late: LateDatabase = { opened: tryUntilOpened(), stop: () => stopAsked.abort() };
  return { dialect: new PostgresDialect({ pool: gate }), late };
}

/** Has PostgreSQL's own code for a server that cannot be used yet. */
class NotOpenedYet extends Error {
  readonly code = '57P03';
}
