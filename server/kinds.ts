import { KIND_NAMES, type KindName } from '../domain/kind.ts';
import type { Database } from './database/database.ts';
import { messages } from './message/message.kind.ts';
import { requests } from './request/request.kind.ts';
import type { AnyStored, Submission } from './submissions/submission.ts';
import type { IdRange, SubmissionKind } from './submissions/submission-kind.ts';

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

/** The day that the visitor asks for; empty if it is open, or if the kind has none. */
export function wishedDay(stored: AnyStored): string {
  return kindOf(stored).day?.(stored.content) ?? '';
}

/** The subject of the conversation with its visitor: 'quote request JFM-7K3Q-24'. */
export function matterOf(stored: Pick<Submission, 'kind' | 'reference'>): string {
  return `${kindOf(stored).noun} ${stored.reference}`;
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
  return kindOf(stored).places?.of(stored.content) ?? [];
}

/** The places in all submissions of these ids and those between them, by their ids. */
export async function findPlaces(
  db: Database,
  ids: IdRange,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = KIND_NAMES.map((name) => KINDS[name].places?.find(db, ids));
  const all = (await Promise.all(found)).filter((each) => each !== undefined);
  return new Map(all.flatMap((each) => [...each]));
}

/** '12 quote requests, 1 message' */
export function countsInWords(counts: Readonly<Partial<Record<KindName, number>>>): string {
  return KIND_NAMES.map((name) => {
    const count = counts[name] ?? 0;
    return `${count} ${count === 1 ? KINDS[name].noun : KINDS[name].plural}`;
  }).join(', ');
}
