import type { Stage } from './stages.ts';

type Order = Pick<Stage, 'name' | 'needs'>;

interface Outcome<S, R> {
  /** In the order in which they ended. */
  readonly results: readonly R[];
  /** The stages that could not run, because one that they need failed or could not run either. */
  readonly left: readonly S[];
}

/**
 * Runs stages side by side, as early in their order as those that they wait for allow. A stage
 * that was not chosen holds nobody up.
 * @param runOne must not throw: a failure is a result.
 */
export async function runSideBySide<S extends Order, R>(
  stages: readonly S[],
  atOnce: number,
  runOne: (stage: S) => Promise<R>,
  hasFailed: (result: R) => boolean,
): Promise<Outcome<S, R>> {
  const results: R[] = [];
  const left: S[] = [];
  const waiting = [...stages];
  const unfinished = new Set(stages.map(({ name }) => name));
  const failed = new Set<string>();
  const running = new Set<Promise<void>>();

  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.find(({ needs = [] }) => needs.every((name) => !unfinished.has(name)));
    if (ready?.needs?.some((name) => failed.has(name))) {
      leave(ready);
    } else if (ready && running.size < atOnce) {
      waiting.splice(waiting.indexOf(ready), 1);
      const run = finish(ready).finally(() => running.delete(run));
      running.add(run);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      throw new Error(`Stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  return { results, left };

  function leave(stage: S): void {
    waiting.splice(waiting.indexOf(stage), 1);
    unfinished.delete(stage.name);
    failed.add(stage.name);
    left.push(stage);
  }

  async function finish(stage: S): Promise<void> {
    const result = await runOne(stage);
    unfinished.delete(stage.name);
    if (hasFailed(result)) failed.add(stage.name);
    results.push(result);
  }
}
