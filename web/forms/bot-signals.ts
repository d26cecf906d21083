import { ELAPSED, HONEYPOT } from '../../domain/request/suspicion.ts';

/** Sent with a form's fields, to tell a person from a program; `begunAt` is when the visitor began to type. */
export function botSignals(
  honeypotId: string,
  begunAt: number | undefined,
): Readonly<Record<string, string | number>> {
  const honeypot = document.getElementById(honeypotId);
  return {
    ...(honeypot instanceof HTMLInputElement && honeypot.value && { [HONEYPOT]: honeypot.value }),
    ...(begunAt !== undefined && { [ELAPSED]: Date.now() - begunAt }),
  };
}
