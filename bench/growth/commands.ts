import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { root } from '../../scripts/command.ts';
import { benchFolder } from '../bench-server.ts';
import type { StoredKeys } from './submission.ts';

/** Seconds that a person at a terminal waits. */
export const COMMANDS: readonly (readonly [words: string, seconds: number])[] = [
  ['find thandi 1234', 5],
  ['list', 4],
  ['show REF', 4],
  ['show visitor1000@visitor.example', 4],
  ['report', 4],
  ['report --by source --from YEAR_AGO', 4],
  ['report --by suburb --from YEAR_AGO', 4],
  ['payments', 4],
  ['outbox', 4],
  ['erase --dry-run visitor1000@visitor.example', 4],
  ['backup FILE', 25],
];

/** The seconds that each takes. */
export async function runCommands(url: string, [first]: readonly StoredKeys[]) {
  const folder = benchFolder();
  const seconds = new Map<string, number>();
  for (const [words] of COMMANDS) {
    if (words.startsWith('backup') && !url.startsWith('sqlite:')) continue;
    const command = words
      .replace('REF', first?.reference ?? '')
      .replace('YEAR_AGO', addDays(localDay(new Date()), -365))
      .replace('FILE', join(folder, 'copy.db'));
    const began = performance.now();
    const child = spawn(
      process.execPath,
      [join(root, 'server/cli/main.ts'), ...command.split(' ')],
      {
        cwd: root,
        env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, MAIL_DIR: join(folder, 'mail') },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    await once(child, 'exit');
    seconds.set(words, (performance.now() - began) / 1000);
  }
  rmSync(folder, { recursive: true, force: true });
  return seconds;
}
