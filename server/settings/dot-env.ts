import { lstatSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from './start-error.ts';

/** The settings in a file of `NAME=value` lines; none if there is no such file.
 *  @throws StartError when it is there and cannot be read: the server would run with other settings */
export function readDotEnv(file: string): NodeJS.Dict<string> {
  const bytes = contentsOf(file);
  return bytes === undefined ? {} : parseEnv(decode(bytes, file));
}

function contentsOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM') {
      throw new StartError(
        `${file} is there, but this user has no permission to read it. Let the server's group read it: chown root:movers, chmod 640.`,
      );
    }
    if (code !== 'ENOENT') throw new StartError(`${file} cannot be read: ${message}.`);
    if (lstatSync(file, { throwIfNoEntry: false })) {
      throw new StartError(`${file} is a link to a file that is not there.`);
    }
    return undefined;
  }
}

/** Windows' editors and shells write UTF-16, or a mark before UTF-8. The decoders drop each mark. */
function decode(bytes: Buffer, file: string): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new StartError(`${file} is not in UTF-8. Save it again in that encoding.`);
}
