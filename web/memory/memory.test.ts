import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { FakeStorage } from '../testing/fake-storage.ts';
import { forEachLink, tabMemory } from './memory.ts';
import { storedShape } from './stored-shape.ts';

const shape = storedShape(1, z.object({ word: z.string() }));
const word = () => tabMemory('word', shape);

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('sessionStorage', storage);
  return () => vi.unstubAllGlobals();
});

it('survives a reload', () => {
  word().write({ word: 'typed' });
  expect(word().read()).toEqual({ word: 'typed' });
});

it('is the newest value when storage is full, not an older one that did fit', () => {
  const memory = word();
  memory.write({ word: 'typed' });
  storage.full = true;
  memory.write({ word: 'typed later' });
  expect(memory.read()).toEqual({ word: 'typed later' });
});

it('is the older value again when the page is left while storage is full', () => {
  const memory = word();
  memory.write({ word: 'typed' });
  storage.full = true;
  memory.write({ word: 'typed later' });
  expect(word().read()).toEqual({ word: 'typed' });
});

it('is kept for the page when storage is full, and forgotten on demand', () => {
  const memory = word();
  storage.full = true;
  memory.write({ word: 'typed' });
  expect(memory.read()).toEqual({ word: 'typed' });
  memory.forget();
  expect(memory.read()).toBeUndefined();
});

it.each([
  '{broken',
  'null',
  '[]',
  '{"version":1,"word":1}',
  '{"word":"typed"}',
  '{"word":"typed","version":2}',
])('is nothing when %s is stored, and puts it aside', (stored) => {
  storage.kept.set('word', stored);
  expect(word().read()).toBeUndefined();
  expect(storage.kept.size).toBe(0);
});

it('is what another page of the tab wrote since', () => {
  const memory = word();
  memory.write({ word: 'typed' });
  word().write({ word: 'typed on the next page' });
  expect(memory.read()).toEqual({ word: 'typed on the next page' });
});

it('tells whoever follows it of each change, and is the same object in between', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const memory = word();
  const seen: unknown[] = [];
  const leave = memory.subscribe(() => seen.push(memory.read()));
  memory.write({ word: 'typed' });
  word().write({ word: 'typed on the next page' });
  page.dispatchEvent(new Event('pageshow'));
  expect(memory.read()).toBe(memory.read());
  memory.forget();
  leave();
  memory.write({ word: 'typed when nobody follows' });
  expect(seen).toEqual([{ word: 'typed' }, { word: 'typed on the next page' }, undefined]);
});

it('is one for each link, even where storage is off, and its name opens nothing', () => {
  const draft = forEachLink((start) => tabMemory(`draft-${start}`, shape));
  const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
  draft(one).write({ word: 'typed' });
  expect([...storage.kept.keys()]).toEqual(['draft-11111111']);
  storage.full = true;
  draft(other).write({ word: 'typed under another link' });
  expect(draft(one).read()).toEqual({ word: 'typed' });
  expect(draft(other).read()).toEqual({ word: 'typed under another link' });
});
