import type { Generated, Insertable, Selectable } from 'kysely';
import type { Stage } from '../../../domain/move/stage.ts';
import type { WhyNo } from '../../../domain/quote/said-no.ts';
import type { KindName } from '../../../domain/request/kind.ts';
import type { Suspicion } from '../../../domain/request/suspicion.ts';

/** Whatever a visitor sends. Its kind's own fields are in a table of that kind; what happens afterwards is
 *  in the events. Deleting the row deletes all of it. */
export interface SubmissionTable {
  /** A UUIDv7. */
  id: string;
  kind: KindName;
  reference: string;
  /** ISO time in UTC. */
  receivedAt: string;
  /** Why a program seems to have sent it. */
  flag: Suspicion | null;
  name: string;
  /** Empty for a visitor who gave none. */
  email: string;
  phone: string;
  /** The subject of the first mail about it, which later mails repeat to stay in its conversation; null if it could
   *  not be worked out, and once the request is deleted. */
  subject: string | null;
  /** Identifies a repeat: the client's key, or one derived from a form without script. */
  idempotencyKey: string | null;
  /** SHA-256 of the body sent with the key: another body under the same key is refused. */
  bodyHash: string | null;
  /** Opens the team's page. */
  deskKey: string;
  /** Opens the visitor's page; null if its kind has none. */
  linkKey: string | null;
  /** Opens the same by the link in an email, and is in nothing else: whoever has it reads what we send to the address. Null
   *  if its kind has no page. */
  mailKey: Generated<string | null>;
  /** Opens the plan of the move, which changes nothing (server/your-move/move-plan.route.ts): what is printed or sent on has
   *  it. Null if its kind has no page, and once the request is deleted. */
  readKey: Generated<string | null>;
  /** Whether the page was opened by the key of an email to the address that it has now. 0 or 1. */
  isProved: Generated<number>;
  /** The visitor's key before the last one, a space, and the Idempotency-Key of the change that renewed it: by both,
   *  whoever sent that change and got no answer to it is known. Null if it was never renewed. */
  renewal: Generated<string | null>;
  /** 1 once anybody renewed the link: a repeat of the request gets none. */
  linkRenewed: Generated<number>;
  /** Derived from the request and its events (domain/move/progress.ts), for looking it up:
   *  server/moves/record-event.ts keeps it in step. */
  stage: Generated<Stage>;
  /** The day of the last visit that the family plans, a date or text about one, or empty if it is not known; null for a
   *  kind without a move. */
  moveDay: string | null;
  /** The day on which the team means to call, 'YYYY-MM-DD'; null for none. */
  callOn: Generated<string | null>;
  /** The ISO time since which somebody waits for an answer about what is missing or broken after the move; null for
   *  none. */
  reportedAt: Generated<string | null>;
  /** Whether an email to the visitor did not arrive, and nobody has reacted to that. 0 or 1. */
  mailFailed: Generated<number>;
  /** The figures for reports (server/moves/record-event.ts): the seconds until the first answer, whether it was ever quoted and
   *  accepted (0 or 1), and the price that was confirmed or billed last. */
  answeredAfter: Generated<number | null>;
  wasQuoted: Generated<number>;
  saidYes: Generated<number>;
  priceCents: Generated<number | null>;
  /** Why its visitor said no; null for a reason that nobody gave, and as long as nobody said no. */
  saidNo: Generated<WhyNo | null>;
  /** The digest that tells the team of it, because many came at the same time, and how it is found there; null for one
   *  with its own mail. */
  digest: Generated<string | null>;
  /** The last day of what is kept of a deleted request, 'YYYY-MM-DD'; null as long as nobody deleted it. */
  keptUntil: Generated<string | null>;
  /** What is open once the move took place or was cancelled: above zero to pay, below zero to give back; null before. */
  openCents: Generated<number | null>;
  /** The last day of a deposit that has not come, before the move; null if there is none. */
  depositBy: Generated<string | null>;
  /** What came in, less what was given back; null if nothing did. */
  receivedCents: Generated<number | null>;
  /** JSON of where the visit began (domain/figures/source.schema.ts); null if nothing is known. */
  source: Generated<string | null>;
}

export type SubmissionRow = Selectable<SubmissionTable>;
export type NewSubmissionRow = Insertable<SubmissionTable>;
