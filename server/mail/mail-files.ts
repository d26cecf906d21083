import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';

/** The folder mailer's file about a submission or a later action on it, finished or not. The notice
 *  of a deletion is not about a person. */
const ABOUT_SOMEBODY = /^\.?(?<reference>.+?)(?:-[a-z]+-[0-9a-f-]{36})?\.eml(?:\.part)?$/;

/** Paths of the mail files about these references. */
export async function findMailFiles(folder: string, references: readonly string[]) {
  const wanted = new Set(references);
  const names = await namesIn(folder);
  return names
    .filter((name) => wanted.has(ABOUT_SOMEBODY.exec(name)?.groups?.reference ?? ''))
    .map((name) => join(folder, name));
}

/** Paths of the deletion notices of these references. */
export function deletionNoticeFiles(folder: string, references: readonly string[]) {
  return references.map((reference) => join(folder, `${reference}-deletion.eml`));
}

/** The references of mail files that were last written before this time. */
export async function referencesOfMailFiles(
  folder: string,
  isReference: (text: string) => boolean,
  before: string,
): Promise<string[]> {
  const found = new Set<string>();
  for (const name of await namesIn(folder)) {
    const reference = ABOUT_SOMEBODY.exec(name)?.groups?.reference;
    if (reference === undefined || !isReference(reference)) continue;
    if ((await stat(join(folder, name))).mtime.toISOString() < before) found.add(reference);
  }
  return [...found];
}

/** Paths of the mail about the person with this address, even if the database does not know it. */
export async function findMailFilesFrom(folder: string, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await namesIn(folder)) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const path = join(folder, name);
    const message = await readFile(path, 'utf8');
    // Only these go to a visitor: the others all go to the team.
    const headers = /-(?:quote|confirmed)-/.test(name) ? ['reply-to', 'to'] : ['reply-to'];
    const people = headers.flatMap((name) =>
      addressparser(header(message, name), { flatten: true }),
    );
    if (people.some(({ address }) => address.toLowerCase() === email.toLowerCase())) {
      found.push(path);
    }
  }
  return found;
}

export async function removeFiles(paths: Iterable<string>): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** A header, with its folded lines joined (RFC 5322 section 2.2.3). */
function header(message: string, name: string): string {
  const [headers = ''] = message.split(/\r?\n\r?\n/, 1);
  const unfolded = headers.replace(/\r?\n[ \t]/g, ' ');
  return new RegExp(`^${name}:(.*)$`, 'im').exec(unfolded)?.[1] ?? '';
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // The folder does not exist before the first mail.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
