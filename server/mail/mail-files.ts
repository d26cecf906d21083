import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { MENTIONS } from './message.ts';

/** The reference of each morning mail begins so; the day follows. */
export const MORNING_FILES = 'MORNING-';
/** And of each list of the diary; its id follows. */
export const LIST_FILES = 'LIST-';

/** The folder mailer's file about a submission or a later action on it, finished or not. The notice
 *  of a deletion is not about a person. */
const ABOUT_SOMEBODY = /^\.?(?<reference>.+?)(?:-[a-z]+-(?:\d+|[0-9a-f-]{36}))?\.eml(?:\.part)?$/;

/** Paths of the mail files about these references, and of those that name one among others. */
export async function findMailFiles(folder: string, references: readonly string[]) {
  if (references.length === 0) return [];
  const wanted = new Set(references);
  const found: string[] = [];
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const isAbout = wanted.has(ABOUT_SOMEBODY.exec(name)?.groups?.reference ?? '');
    if (isAbout || (isOfMany(name) && (await mentionedIn(path)).some((each) => wanted.has(each)))) {
      found.push(path);
    }
  }
  return found;
}

function isOfMany(name: string): boolean {
  const visible = name.replace(/^\./, '');
  return visible.startsWith(MORNING_FILES) || visible.startsWith(LIST_FILES);
}

async function mentionedIn(path: string): Promise<string[]> {
  return header(await readFile(path, 'utf8'), MENTIONS)
    .trim()
    .split(/\s+/);
}

/** Paths of morning mails and lists with an earlier date: notes of days that are over. Their own date
 *  counts, since a copied folder has new times. */
export async function oldMorningFiles(folder: string, before: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of (await namesIn(folder)).filter(isOfMany)) {
    const path = join(folder, name);
    const date = new Date(header(await readFile(path, 'utf8'), 'date'));
    if (date < new Date(before)) found.push(path);
  }
  return found;
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

/** Only these go to a visitor: the others all go to the team. "confirmed" was an acceptance once. */
const TO_VISITOR = /-(?:quote|acceptance|confirmation|cancellation|tomorrow|confirmed)-/;

/** Paths of the mail about the person with this address, even if the database does not know it. */
export async function findMailFilesFrom(folder: string, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await namesIn(folder)) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const path = join(folder, name);
    const message = await readFile(path, 'utf8');
    const headers = TO_VISITOR.test(name) ? ['reply-to', 'to'] : ['reply-to'];
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
