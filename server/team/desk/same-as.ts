import type { Progress } from '../../../domain/move/progress.ts';
import type { OpenTransaction } from '../../database/database.ts';
import type { FieldError } from '../../http/problem.ts';
import { type Case, lockCase } from '../../moves/case.ts';
import { recordEvent } from '../../moves/record-event.ts';

/** Why one cannot be the same as the one with that reference; undefined if it can. The other is locked too: of two that
 *  are made the same as each other at once, the second is refused. */
export async function errorInSame(
  trx: OpenTransaction,
  id: string,
  as: string,
): Promise<FieldError | undefined> {
  const other = await lockCase(trx, { reference: as });
  if (!other) return wrong(`Nothing is stored as ${as}. Please look at its reference again`);
  if (other.stored.id === id) return wrong('That is this one. Please give the other reference');
  const { ended } = other.progress;
  return ended?.as
    ? wrong(
        `${as} is itself the same as ${ended.as}. Please give that reference, or open ${as} again`,
      )
    : undefined;
}

/** A request that was made of a message goes when the message is opened again, unless more has happened to it. */
export async function errorInReopening(
  trx: OpenTransaction,
  progress: Progress,
): Promise<FieldError | undefined> {
  const made = await madeOf(trx, progress);
  if (!made || made.progress.stage === 'same' || isUntouched(made)) return undefined;
  const { reference } = made.stored;
  return {
    field: 'kind',
    message: `${reference} was made of it, and more has happened there since. Say at ${reference} first how it ended`,
  };
}

/** Ends the request that was made of a message, once the message is opened again: one of the two counts. */
export async function unmake(
  trx: OpenTransaction,
  { stored, progress }: Case,
  by: string,
  at: Date,
): Promise<void> {
  const made = await madeOf(trx, progress);
  if (!made || !isUntouched(made)) return;
  const idempotencyKey = `unmade ${progress.last}`;
  await recordEvent(trx, made, { kind: 'same', as: stored.reference, by, idempotencyKey }, at);
}

async function madeOf(trx: OpenTransaction, { ended }: Progress): Promise<Case | undefined> {
  return ended?.as && ended.isMade ? lockCase(trx, { reference: ended.as }) : undefined;
}

const isUntouched = ({ events }: Case) => events.every(({ kind }) => kind === 'taken');

const wrong = (message: string): FieldError => ({ field: 'as', message });
