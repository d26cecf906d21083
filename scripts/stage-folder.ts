import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Caches that tools keep for their next run. */
const CACHES =
  /^(?:playwright-transform-cache|node-compile-cache|node-jiti|jiti$|v8-compile-cache)/;

/** How long programs that tidy up after a test may take: on a busy machine a PostgreSQL with all its databases needs more
 *  than ten seconds. Nobody waits longer than they do. */
const TIDYING_MS = 120_000;

interface StageFolder {
  /** Variables that make it the temporary folder of a program. */
  readonly environment: Readonly<Record<string, string>>;
  /** Deletes it, when programs that tidy up behind a test have had time to.
   *  @returns the names of what the stage has left in it */
  readonly remove: () => Promise<string[]>;
}

/** Linux's folder in memory, where no write waits for a disk. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Where a stage that may lose its files with the power has them: in memory if there is plenty, and nobody has named
 *  another folder. */
export function quickFolder(): string {
  if (process.env.TMPDIR || process.platform !== 'linux') return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) < ENOUGH_BYTES ? tmpdir() : IN_MEMORY;
  } catch {
    return tmpdir();
  }
}

/** The temporary folder of one stage: what its tests forget to delete is found, and deleted. */
export function stageFolder(stage: string, within: string): StageFolder {
  const folder = mkdtempSync(join(within, `movers-${stage}-`));
  // PostgreSQL runs as another user, and its own folder is below.
  chmodSync(folder, 0o711);
  const abandon = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', abandon);
  const leftovers = () => readdirSync(folder).filter((name) => !CACHES.test(name));
  return {
    environment: { TMPDIR: folder, TEMP: folder, TMP: folder },
    async remove() {
      const end = performance.now() + TIDYING_MS;
      while (leftovers().length > 0 && performance.now() < end) await pause(100);
      const left = leftovers();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
      process.off('exit', abandon);
      return left;
    },
  };
}
