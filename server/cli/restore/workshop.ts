import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Lends a folder for our eyes only, which is gone afterwards: also after a failure, and when the
 *  person at the terminal breaks the command off. */
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
