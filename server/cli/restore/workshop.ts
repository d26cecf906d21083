import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Lends a folder that only this user can read. It is removed afterwards, also after a failure or
 *  when the person at the terminal interrupts the command. */
export async function withWorkshop<Result>(
  parent: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(parent, 'restore-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await use(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
