import type * as z from 'zod/mini';
import type { OnAdviceFailure } from '../../domain/advice.ts';
import type { ContentByKind, KindName } from '../../domain/request/kind.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';
import type { Anonymous } from '../../domain/team/diary.ts';
import type { Database, Tables } from '../database/database.ts';
import type { LetterLine, LinedLetter } from '../sending/mail/letter.ts';
import type { Channel } from '../sending/mail/visitor-links.ts';
import type { Stored, Submission } from './submission.ts';

type Visitor = Pick<Submission, 'name' | 'email' | 'phone'>;

type OwnColumn<Name extends KindName> = Exclude<keyof ContentByKind[Name], keyof Visitor> & string;

/** A kind of submission: how it is checked and stored, and what the team reads of it. */
export interface SubmissionKind<Name extends KindName> {
  readonly name: Name;
  /** The noun for one, and several: 'quote request'. */
  readonly noun: string;
  readonly plural: string;
  /** The path of the API, and of the form's action. */
  readonly path: `/api/${string}`;
  readonly schema: z.ZodMiniType<ContentByKind[Name]>;
  readonly form: {
    /** The page of the form: /contact. */
    readonly page: `/${string}`;
    /** The names of its controls. */
    readonly fields: readonly string[];
    /** Puts the fields from a browser without script into the schema's shape, still unchecked; left out where each
     *  control is a field of the schema. */
    readonly read?: (fields: URLSearchParams) => unknown;
  };
  /** Whether its desk offers the form and our prices: somebody who only asks may want to move. */
  readonly isOfferedForm: boolean;
  /** Whether its visitor gets a private link. */
  readonly hasLink: boolean;
  /** The sender; `email` is null for a kind that asks for none. */
  readonly visitor: (content: ContentByKind[Name]) => Visitor;
  /** Stores the kind's own fields. */
  readonly insert: (trx: Database, id: string, content: ContentByKind[Name]) => Promise<void>;
  /** The kind's own fields of these submissions, by id. */
  readonly find: (
    db: Database,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Omit<ContentByKind[Name], keyof Visitor>>>;
  /** The subject of the first mail about it. */
  readonly subject: (stored: Stored<Name>) => string;
  /** All of it, as the team reads it in the mail and at the desk.
   *  @param answerBy the way to answer that comes first */
  readonly letter: (
    stored: Stored<Name>,
    answerBy: Channel,
    onAdviceFailure?: OnAdviceFailure,
  ) => LinedLetter;
  /** The day for the team's calendar, as an .ics file; undefined without one. */
  readonly calendar?: (stored: Stored<Name>) => string | undefined;
  /** The visitor's chosen way of being answered. */
  readonly answerBy: (content: ContentByKind[Name]) => Channel;
  /** The day that the visitor asks for, by which the diary lists it; empty if it is open, and null for a kind without
   *  one. */
  readonly day: ((content: ContentByKind[Name]) => string) | null;
  /** In a line of a list: 'Boskruin to Fourways, Sat 5 Dec'. */
  readonly inShort: (stored: Stored<Name>, day: string) => string;
  /** The question itself, without who asks it and for which day: one that many ask may come from a program. */
  readonly asks: (stored: Stored<Name>) => string;
  /** In the diary's feed and in webhooks, where nothing may say who it is. */
  readonly anonymous: (content: ContentByKind[Name]) => Anonymous;
  /** Lines for the crew on the day of a visit, of the content as it is then. */
  readonly crewLines?: (content: ContentByKind[Name]) => LetterLine[];
  /** The columns of its own table that hold its places; null for a kind without places. The first is where the visitor
   *  is now. A caller on the phone is found by each. */
  readonly places: {
    readonly table: keyof Tables;
    readonly columns: readonly [OwnColumn<Name>, ...OwnColumn<Name>[]];
  } | null;
  /** All answers, for `leads show`. */
  readonly lines: (content: ContentByKind[Name]) => readonly SummaryLine[];
}
