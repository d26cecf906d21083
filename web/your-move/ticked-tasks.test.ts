import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { keepTicked, readTicked, tickTask } from './ticked-tasks.ts';

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
  keepTicked(REFERENCE, ['Photograph the meters.']);
  expect(readTicked(REFERENCE)).toEqual(['Photograph the meters.']);
  expect(readTicked('MOV-2222-AA')).toEqual([]);
});

test('nothing is left of a list without ticks', () => {
  const kept = useStorage();
  keepTicked(REFERENCE, ['Photograph the meters.']);
  keepTicked(REFERENCE, []);
  expect(kept.size).toBe(0);
});

test('a tick is added to those of another tab, and an untick takes nothing else away', () => {
  useStorage();
  keepTicked(REFERENCE, ['Start packing.', 'Photograph the meters.']);
  const shown: readonly string[] = [];
  tickTask(REFERENCE, { task: 'Defrost the fridge.', done: true, shown });
  tickTask(REFERENCE, { task: 'Start packing.', done: false, shown });
  expect(readTicked(REFERENCE)).toEqual(['Photograph the meters.', 'Defrost the fridge.']);
});

test('where nothing is kept, a tick is added to what the page shows', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const change = { task: 'Start packing.', done: true, shown: ['Photograph the meters.'] };
  expect(tickTask(REFERENCE, change)).toEqual(['Photograph the meters.', 'Start packing.']);
});

test('whatever lies there is a list of tasks or none', () => {
  const anything = fc.oneof(fc.string(), fc.json(), fc.constant('{"version":2,"tasks":["x"]}'));
  fc.assert(
    fc.property(anything, (text) => {
      useStorage({ [`checklist-${REFERENCE}`]: text });
      expect(readTicked(REFERENCE)).toEqual([]);
    }),
  );
});

test('a browser that keeps nothing shows the boxes empty', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepTicked(REFERENCE, ['Photograph the meters.']);
  expect(readTicked(REFERENCE)).toEqual([]);
});
