import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSideBySide } from './side-by-side.ts';
import { stages as realStages } from './stages.ts';

interface Step {
  readonly name: string;
  readonly needs?: readonly string[];
}

/** Runs stages that end in the order of `ends`, and notes what happened. */
async function watch(stages: readonly Step[], atOnce: number, fails: readonly string[] = []) {
  const events: string[] = [];
  let most = 0;
  let now = 0;
  const { results, left } = await runSideBySide(
    stages,
    atOnce,
    async ({ name }) => {
      events.push(`+${name}`);
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      events.push(`-${name}`);
      return name;
    },
    (name) => fails.includes(name),
  );
  return { events, most, results, left: left.map(({ name }) => name) };
}

/** Stages that wait only for earlier ones, as a list must that can be run. */
const lists = fc
  .array(fc.record({ needs: fc.array(fc.nat(9)), fails: fc.boolean() }), {
    maxLength: 9,
  })
  .map((all) => {
    const earlier = (numbers: readonly number[], at: number) =>
      numbers.filter((number) => number < at).map(String);
    return all.map(({ needs, fails }, at) => ({
      name: String(at),
      needs: earlier(needs, at),
      fails,
    }));
  });

test('each stage runs once after those it waits for, unless one that it needs failed', async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 1, max: 3 }), async (stages, atOnce) => {
      const fails = stages.filter((stage) => stage.fails).map(({ name }) => name);
      const { events, most, results, left } = await watch(stages, atOnce, fails);
      expect([...results, ...left].toSorted()).toEqual(stages.map(({ name }) => name));
      expect(most).toBeLessThanOrEqual(atOnce);
      const bad = new Set([...fails, ...left]);
      for (const { name, needs } of stages) {
        expect(left.includes(name)).toBe(needs.some((one) => bad.has(one)));
        const began = events.indexOf(`+${name}`);
        if (began < 0) continue;
        for (const one of needs.filter((each) => !left.includes(each))) {
          expect(events.indexOf(`-${one}`)).toBeLessThan(began);
        }
      }
    }),
  );
});

test('a stage that was not chosen holds nobody up', async () => {
  const { results } = await watch([{ name: 'e2e', needs: ['build'] }], 2);
  expect(results).toEqual(['e2e']);
});

test('the stages of npm test can all run', async () => {
  const { results } = await watch(realStages, 2);
  expect(results).toHaveLength(realStages.length);
});

test('stages that wait for each other are an error, not a silence', async () => {
  const circle = [
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ];
  await expect(watch(circle, 2)).rejects.toThrow('Stages wait for each other: a, b');
});
