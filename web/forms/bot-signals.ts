import * as z from 'zod/mini';
import { ELAPSED, HONEYPOT } from '../../domain/suspicion.ts';
import { storedShape } from './stored-shape.ts';
import { tabMemory } from './tab-memory.ts';

const firstInput = storedShape(2, z.object({ at: z.number() }));

/** Records how a form is filled in, to tell a person from a program. */
export interface BotSignals {
  /** Records an input; only the first one counts.
   *  @param at in milliseconds since 1970 */
  begin(at?: number): void;
  /** Sent beside the form's fields. */
  values(): Readonly<Record<string, string | number>>;
  /** Called after sending: the next form starts anew. */
  forget(): void;
}

/** @param memoryKey where the tab remembers the first input, so that a reload is no new beginning
 *  @param honeypotId id of the form's field that stays empty */
export function botSignals(memoryKey: string, honeypotId: string): BotSignals {
  const begun = tabMemory(memoryKey, firstInput);
  return {
    begin(at = Date.now()) {
      if (begun.read() === undefined) begun.write({ at });
    },
    values() {
      const since = begun.read()?.at;
      const trap = document.getElementById(honeypotId);
      return {
        ...(trap instanceof HTMLInputElement && trap.value && { [HONEYPOT]: trap.value }),
        ...(since !== undefined && { [ELAPSED]: Date.now() - since }),
      };
    },
    forget: begun.forget,
  };
}
