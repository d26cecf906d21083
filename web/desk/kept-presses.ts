import * as z from 'zod/mini';
import type { DeskAction } from '../../domain/desk/desk-action.schema.ts';
import { idempotencyKeySchema, newIdempotencyKey } from '../forms/idempotency-key.ts';
import { DESK_PRESSES_KEY, KEPT_FOR_MS } from '../forms/storage-keys.ts';
import { storedShape } from '../forms/stored-shape.ts';

const keptPress = z.object({
  /** Its idempotency key, the same for every try. */
  key: idempotencyKeySchema,
  kind: z.string(),
  /** JSON of the press, which the server checks. */
  body: z.string(),
  /** When the button was pressed, in milliseconds since 1970. */
  at: z.number(),
});

/** A press that is not stored yet. */
export type KeptPress = z.output<typeof keptPress>;

export function newPress(press: DeskAction): KeptPress {
  return {
    key: newIdempotencyKey(),
    kind: press.kind,
    body: JSON.stringify(press),
    at: Date.now(),
  };
}

const shape = storedShape(1, z.object({ presses: z.array(keptPress) }));

const placeOf = (reference: string) => DESK_PRESSES_KEY + reference;

/** The presses about this request that have not reached the server, the earliest first. */
export function readPresses(reference: string): readonly KeptPress[] {
  try {
    const kept = shape.read(localStorage.getItem(placeOf(reference)))?.presses ?? [];
    return kept.filter(({ at }) => at > Date.now() - KEPT_FOR_MS);
  } catch {
    return []; // storage is switched off
  }
}

/** @returns whether the device keeps them, so that the page says so */
export function keepPresses(reference: string, presses: readonly KeptPress[]): boolean {
  try {
    if (presses.length === 0) localStorage.removeItem(placeOf(reference));
    else localStorage.setItem(placeOf(reference), shape.write({ presses: [...presses] }));
    return true;
  } catch {
    return false;
  }
}
