import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { tickedTasks } from './ticked-tasks.ts';

const REFERENCE = 'MOV-7KQ2-P4';

function useStorage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test('each move has its own ticks', () => {
  useStorage();
  tickedTasks(REFERENCE).tick('Photograph the meters.', true);
  expect(tickedTasks(REFERENCE).read()).toEqual(['Photograph the meters.']);
  expect(tickedTasks('MOV-2222-AA').read()).toEqual([]);
});

test('nothing is left of a list without ticks, or of one that is forgotten', () => {
  const kept = useStorage();
  const tasks = tickedTasks(REFERENCE);
  tasks.tick('Photograph the meters.', true);
  tasks.tick('Photograph the meters.', false);
  expect(tasks.read()).toEqual([]);
  expect(kept.size).toBe(0);

  tasks.tick('Photograph the meters.', true);
  tickedTasks(REFERENCE).forget();
  expect(kept.size).toBe(0);
});

test('a tick is added to those of another tab, and an untick takes nothing else away', () => {
  useStorage();
  const [here, there] = [tickedTasks(REFERENCE), tickedTasks(REFERENCE)];
  here.tick('Start packing.', true);
  there.tick('Photograph the meters.', true);
  here.tick('Defrost the fridge.', true);
  here.tick('Start packing.', false);
  expect(here.read()).toEqual(['Photograph the meters.', 'Defrost the fridge.']);
});

test('where nothing is kept, a tick is added to what the page shows', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const tasks = tickedTasks(REFERENCE);
  expect(tasks.read()).toEqual([]);
  tasks.tick('Photograph the meters.', true);
  tasks.tick('Start packing.', true);
  expect(tasks.read()).toEqual(['Photograph the meters.', 'Start packing.']);
  expect(tickedTasks(REFERENCE).read(), 'on the next page').toEqual([]);
});

test('whatever lies there is a list of tasks or none', () => {
  const anything = fc.oneof(fc.string(), fc.json(), fc.constant('{"version":1,"tasks":["x"]}'));
  fc.assert(
    fc.property(anything, (text) => {
      useStorage({ [`checklist-${REFERENCE}`]: text });
      expect(tickedTasks(REFERENCE).read()).toEqual([]);
    }),
  );
});
