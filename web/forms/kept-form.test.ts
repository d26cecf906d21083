import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { FakeStorage } from '../testing/fake-storage.ts';
import { keptInTab } from './kept-form.ts';
import { keptOnDevice } from './kept-on-device.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('localStorage', new FakeStorage());
  return () => vi.unstubAllGlobals();
});

const draft = z.object({ said: z.string() });

/** A form of a page that was just opened in this tab. */
const PLACES = {
  'in the tab': (key: string) => keptInTab(key, draft),
  'on the device': (key: string) => keptOnDevice(key, ['note', 'other']).form('note', draft),
};

it.each(Object.entries(PLACES))(
  '%s: each content has one key, until it is forgotten',
  (_, open) => {
    let forms = 0;
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 5 }), (texts) => {
        const name = `form ${forms++}`;
        const send = (said: string) => open(name).keyFor({ said: `${said}.` }, { said });
        const keys = texts.map(send);
        expect(new Set(keys).size).toBe(texts.length);
        const [last = ''] = texts.slice(-1);
        // After a reload, and with nothing typed since.
        expect(send(last)).toBe(keys.at(-1));
        expect(open(name).draft()).toEqual({ said: last });
        open(name).keep({ said: 'more' });
        expect(send(last)).toBe(keys.at(-1));
        open(name).forget();
        expect(open(name).draft()).toBeUndefined();
        expect(keys).not.toContain(send(last));
      }),
      { numRuns: 30 },
    );
  },
);

it('a draft that cannot be read costs no other form of the device its own', () => {
  const forms = keptOnDevice('team', ['note', 'other']);
  forms.form('other', z.object({ older: z.number() })).keep({ older: 1 });
  forms.form('note', draft).keep({ said: 'The piano is too wide.' });
  expect(forms.form('other', draft).open()).toBeUndefined();
  expect(forms.form('note', draft).open()).toEqual({ said: 'The piano is too wide.' });
});
