import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage } from './fake-storage.ts';
import { tabMemory } from './tab-memory.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('sessionStorage', storage);
  return () => vi.unstubAllGlobals();
});

it('survives a reload', () => {
  tabMemory<string>('word').write('typed');
  expect(tabMemory<string>('word').read()).toBe('typed');
});

it('is kept for the page when storage is full, and forgotten on demand', () => {
  const memory = tabMemory<string>('word');
  storage.full = true;
  memory.write('typed');
  expect(memory.read()).toBe('typed');
  memory.forget();
  expect(memory.read()).toBeUndefined();
});

it('is nothing when what is stored cannot be read', () => {
  storage.kept.set('word', '{broken');
  expect(tabMemory<string>('word').read()).toBeUndefined();
});
