import { beforeEach, expect, it, vi } from 'vitest';
import { botSignals } from './bot-signals.ts';

class FakeInput {
  value = '';
}
let honeypot: FakeInput | null;

beforeEach(() => {
  honeypot = new FakeInput();
  vi.useFakeTimers();
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'topic' ? honeypot : null) });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

it('tells how long it took since the visitor began', () => {
  expect(botSignals('topic', Date.now() - 3500)).toEqual({ elapsed: 3500 });
});

it('says nothing where nothing was put in', () => {
  expect(botSignals('topic', undefined)).toEqual({});
  honeypot = null;
  expect(botSignals('topic', undefined)).toEqual({});
});

it('tells what stands in the field that stays empty', () => {
  Object.assign(honeypot ?? {}, { value: 'Best prices' });
  expect(botSignals('topic', undefined)).toEqual({ topic: 'Best prices' });
});
