import type { NamedAction } from '../../../domain/team/desk-action.schema.ts';
import type { OpenTransaction } from '../../database/database.ts';
import type { FieldError, Problem } from '../../http/problem.ts';
import type { Case } from '../../moves/case.ts';
import type { KeyedRequest } from '../../requests/idempotency.ts';
import { kindOf } from '../../requests/kinds/kinds.ts';
import { storeChange } from '../../your-move/change-move.ts';

type Correction = Extract<NamedAction, { kind: 'changed' }>;

/** The keys by which a retry finds the action, and its time. */
export interface Sent {
  readonly sent: KeyedRequest;
  readonly idempotencyKey: string;
  readonly at: Date;
}

/** Corrects a request for its visitor, by the rules of their own changes; they are told. */
export async function correct(
  trx: OpenTransaction,
  found: Case,
  { kind, by, after, toldBy, version: madeFrom, ...answers }: Correction,
  { sent, idempotencyKey, at }: Sent,
): Promise<'stored' | 'repeated' | 'conflict' | { readonly error: FieldError }> {
  const { stored } = found;
  if (stored.kind !== 'request') return refused(`A ${kindOf(stored).noun} cannot be corrected`);
  const team = { by, idempotencyKey, sent };
  const change = { madeFrom, team };
  const { outcome } = await storeChange(trx, { ...found, stored }, answers, at, change);
  if (typeof outcome === 'object') return { error: firstOf(outcome.problem) };
  if (outcome === 'stored' || outcome === 'repeated' || outcome === 'conflict') return outcome;
  return refused('There is nothing to correct');
}

const refused = (message: string) => ({ error: { field: 'kind', message } });

function firstOf({ detail, errors: [first] = [] }: Problem): FieldError {
  return first ?? { field: 'kind', message: detail };
}
