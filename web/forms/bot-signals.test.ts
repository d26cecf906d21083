import { beforeEach, expect, it, vi } from 'vitest';
import { botSignals } from './bot-signals.ts';
import { FakeStorage } from './fake-storage.ts';

class FakeInput {
  value = '';
}
let trap: FakeInput | null;

beforeEach(() => {
  trap = new FakeInput();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'trap' ? trap : null) });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const fill = () => botSignals('begun', 'trap');

it('tells how long it took since the first input, also after a reload', () => {
  fill().begin();
  vi.advanceTimersByTime(1500);
  fill().begin();
  vi.advanceTimersByTime(2000);
  expect(fill().values()).toEqual({ elapsed: 3500 });
});

it('counts what was typed before the script came', () => {
  fill().begin(Date.now() - 5000);
  expect(fill().values()).toEqual({ elapsed: 5000 });
});

it('says nothing where nothing was put in, or the form was sent', () => {
  expect(fill().values()).toEqual({});
  fill().begin();
  fill().forget();
  expect(fill().values()).toEqual({});
  trap = null;
  expect(fill().values()).toEqual({});
});

it('tells what stands in the field that stays empty', () => {
  Object.assign(trap ?? {}, { value: 'Best prices' });
  expect(fill().values()).toEqual({ topic: 'Best prices' });
});
