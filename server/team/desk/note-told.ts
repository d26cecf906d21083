import type { TOLD_BY } from '../../../domain/move/event.ts';
import type { OpenTransaction } from '../../database/database.ts';
import { lockCase } from '../../moves/case.ts';
import { isUntold } from '../../moves/open-wishes.ts';
import { recordEvent } from '../../moves/record-event.ts';

interface Telling {
  readonly by: string;
  readonly via: (typeof TOLD_BY)[number];
  readonly at: Date;
}

/** Notes that the visitor knows the news that was just stored: they were on the phone. An email needs no note. */
export async function noteTold(
  trx: OpenTransaction,
  id: string,
  { by, via, at }: Telling,
): Promise<void> {
  const found = await lockCase(trx, { id });
  if (!found || !isUntold(found.progress, found.progress.last)) return;
  const about = found.progress.last;
  await recordEvent(
    trx,
    found,
    { kind: 'told', about, via, by, idempotencyKey: `told ${about}` },
    at,
  );
}
