import type { MoveDay } from '../../domain/dates/move-date.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import { firstDay } from '../../domain/move/plan.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { accountOf } from '../../domain/quote/account.ts';
import { type ShownAccount, showAccount } from '../../domain/quote/shown-account.schema.ts';
import type { Visits } from '../../domain/quote/visit.schema.ts';
import type { Suspicion } from '../../domain/request/suspicion.ts';
import type { Case } from '../moves/case.ts';
import type { AnyStored } from '../requests/submission.ts';
import type { MailState } from '../sending/outbox/outbox.queries.ts';

/** A submission with all that happened to it, as the commands read it. */
export interface FullCase extends Case {
  /** The state of the first mail to the team; null once that mail is gone. */
  readonly mail: Pick<MailState, 'state' | 'finishedAt'> | null;
}

type Described = { [Kind in AnyStored as Kind['kind']]: Kind['content'] }[AnyStored['kind']];

/** A submission as the commands print it in JSON: its own fields, its visitor's answers, and what became of it.
 *  Scripts rely on the field names. The keys of its links are left out: whoever has one can act. */
export type PrintedSubmission = Described &
  Pick<AnyStored, 'kind' | 'id' | 'reference' | 'receivedAt' | 'flag' | 'source'> &
  Pick<Progress, 'stage' | 'bill'> & { readonly moveDay: MoveDay; readonly visits: Visits } & {
    readonly account: ShownAccount | null;
  } & Pick<FullCase, 'mail'> & { readonly history: readonly HistoryEvent[] };

export function printed({ stored, events, progress, mail }: FullCase): PrintedSubmission {
  const { kind, id, reference, receivedAt, flag, source, content } = stored;
  const { stage, plan, bill } = progress;
  return {
    kind,
    id,
    reference,
    receivedAt,
    flag,
    ...content,
    stage,
    moveDay: { day: firstDay(plan), status: plan.status },
    visits: plan.visits,
    bill,
    account: showAccount(accountOf(progress)),
    mail,
    source,
    history: events,
  };
}

const MARKS = {
  honeypot: 'suspected: filled in the field that nobody sees',
  'too-fast': 'suspected: filled in faster than anybody types',
  'too-many': 'suspected: one of many from one internet address within a minute',
} as const;

/** The reason why it may not come from a visitor, as text. */
export function markInWords(flag: Suspicion | null): string {
  return flag === null ? '' : MARKS[flag];
}
