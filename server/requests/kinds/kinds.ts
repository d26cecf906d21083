import { sql } from 'kysely';
import { KIND_NAMES, type KindName } from '../../../domain/request/kind.ts';
import type { Database } from '../../database/database.ts';
import { subjectPart } from '../../sending/mail/subject-part.ts';
import type { AnyStored, Submission } from '../submission.ts';
import type { SubmissionKind } from '../submission-kind.ts';
import { messages } from './message.kind.ts';
import { requests } from './request.kind.ts';

type Kinds = { readonly [Name in KindName]: SubmissionKind<Name> };

/** Everything that differs between the kinds of submission. */
const KINDS: Kinds = { request: requests, message: messages };

export function kindOf<Name extends KindName>({
  kind,
}: {
  readonly kind: Name;
}): SubmissionKind<Name> {
  return KINDS[kind];
}

/** Whether somebody moves: another kind only asks, even if it has a day. */
export function isMove({ kind }: Pick<Submission, 'kind'>): boolean {
  return kind === 'request';
}

/** Whether the terms promise a time for its answer: for a quote by email alone. */
export function isPromised(stored: AnyStored): boolean {
  return stored.kind === 'request' && stored.content.deliveryMethod === 'email';
}

/** The day that the visitor asks for; empty if it is open, or if the kind has none. */
export function wishedDay(stored: AnyStored): string {
  return kindOf(stored).day?.(stored.content) ?? '';
}

/** The subject of the conversation with its visitor: 'quote request JFM-7K3Q-24'. */
export function topicOf(stored: Pick<Submission, 'kind' | 'reference'>): string {
  return `${kindOf(stored).noun} ${stored.reference}`;
}

/** 'Thandi Nkosi, Boskruin to Fourways', in the heading of a mail to the team. */
export function whoAndWhat(stored: AnyStored): string {
  return `${subjectPart(stored.name)}, ${kindOf(stored).inShort(stored, '')}`;
}

/** Loads the contents of these submissions, in their order. */
export async function withContent(
  db: Database,
  submissions: readonly Submission[],
): Promise<AnyStored[]> {
  const answers = new Map<string, object>();
  for (const [kind, some] of Map.groupBy(submissions, ({ kind }) => kind)) {
    const ids = some.map(({ id }) => id);
    for (const [id, own] of await KINDS[kind].find(db, ids)) answers.set(id, own);
  }
  return submissions.flatMap((submission) => {
    const own = answers.get(submission.id);
    if (!own) return [];
    const { name, email, phone } = submission;
    // A kind's find gives the answers of that kind.
    return [{ ...submission, content: { name, email, phone, ...own } } as AnyStored];
  });
}

/** The places in a submission. */
export function placesOf(stored: AnyStored): readonly string[] {
  const { content } = stored;
  const columns: readonly string[] = kindOf(stored).places?.columns ?? [];
  return columns.map((column) => `${content[column as keyof typeof content]}`); // of this kind
}

/** Where each kind stores its places. */
export const PLACES = KIND_NAMES.flatMap((name) => KINDS[name].places ?? []);

/** The places in all submissions from one id to another, both inclusive, by their ids. */
export async function findPlaces(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = PLACES.map(async ({ table, columns }) => {
    const { rows } = await sql<{ id: string } & Readonly<Record<string, string>>>`
      select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where id >= ${from} and id <= ${to}`.execute(db);
    return rows.map(({ id, ...places }) => [id, Object.values(places)] as const);
  });
  return new Map((await Promise.all(found)).flat());
}

/** '12 quote requests, 1 message' */
export function countsInWords(counts: Readonly<Partial<Record<KindName, number>>>): string {
  return KIND_NAMES.map((name) => {
    const count = counts[name] ?? 0;
    return `${count} ${count === 1 ? KINDS[name].noun : KINDS[name].plural}`;
  }).join(', ');
}
