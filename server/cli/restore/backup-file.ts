import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Why a backup cannot be opened, in a sentence; undefined if it can. */
export function whyUnreadable(file: string): string | undefined {
  try {
    closeSync(openSync(file, 'r'));
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // The system's errors have a code.
    if (code === 'ENOENT') return `There is no file ${file}.`;
    if (code !== 'EACCES' && code !== 'EPERM') return `${file} cannot be read: ${message}.`;
    return `The server's user has no permission to read ${file}, or to enter ${dirname(file)}. As root, copy it to where the backups lie, and give it that user (chown).`;
  }
}
