import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is there. @param what for the message when it never comes */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  seconds = 120,
): Promise<Answer> {
  for (const began = performance.now(); performance.now() - began < seconds * 1000; ) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await pause(300);
  }
  throw new Error(`waited ${seconds} s in vain: ${what}`);
}
