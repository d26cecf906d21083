import type { Source } from '../../domain/figures/source.schema.ts';
import type { ContentByKind, KindName } from '../../domain/request/kind.ts';
import type { SubmissionRow } from '../database/tables/submission.table.ts';

/** The server's own fields of whatever a visitor sends, and who sent it. */
export interface Submission
  extends Pick<
    SubmissionRow,
    | 'id'
    | 'kind'
    | 'reference'
    | 'receivedAt'
    | 'flag'
    | 'name'
    | 'phone'
    | 'subject'
    | 'deskKey'
    | 'linkKey'
    | 'mailKey'
    | 'readKey'
    | 'isProved'
    | 'keptUntil'
  > {
  /** Null for one who gave none on the phone. */
  readonly email: string | null;
  /** The source of the visit that led to it. */
  readonly source: Source | null;
}

/** A submission with its content. */
export interface Stored<Name extends KindName> extends Submission {
  readonly kind: Name;
  readonly content: ContentByKind[Name];
}

/** A submission of any kind. */
export type AnyStored = { [Name in KindName]: Stored<Name> }[KindName];

/** How many there are of each kind. */
export type KindCounts = Readonly<Partial<Record<KindName, number>>>;
