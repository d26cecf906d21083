import { expect, test } from 'vitest';
import { progressOf } from '../../server/moves/progress-of.ts';
import { situationOf } from '../../server/moves/situation.ts';
import {
  historyOf,
  quoted,
  type SampleEvent,
  visitOn,
} from '../../tests/server/testing/sample-history.ts';
import { lastDayOf } from '../quote/quote-in-words.ts';

test.each([
  ['2026-12-07', '2026-12-22', '2026-12-07'],
  ['2026-12-22', '2026-12-07', '2026-12-07'],
  ['', '2026-12-22', '2026-12-22'],
  // The day of an earlier quote may be text.
  ['10 December', '2026-12-22', '2026-12-22'],
])('a quote for “%s” that is good until %s can be accepted until %s', (day, validUntil, last) => {
  expect(lastDayOf({ ...visitOn(day), validUntil })).toBe(last);
});

const changed = (field: string): SampleEvent => ({
  kind: 'changed',
  changes: [{ field, before: 'then', after: 'now' }],
});
const asked: SampleEvent = { kind: 'asked', about: 1, said: 'And the piano?' };
const phoned: SampleEvent = { kind: 'phoned', by: 'Anna', said: '' };

test.each<[string, readonly SampleEvent[], boolean]>([
  ['changed the move', [quoted(), changed('bedrooms')], true],
  ['asked something before that', [quoted(), asked, changed('bedrooms')], true],
  ['asked something after that', [quoted(), changed('bedrooms'), asked], false],
  ['asked for a call too', [quoted(), { kind: 'call' }, changed('bedrooms')], false],
  ['was called after that', [quoted(), changed('bedrooms'), phoned], false],
  ['got a new quote after that', [quoted(), changed('bedrooms'), quoted()], false],
  ['changed a telephone number', [quoted(), changed('phone')], false],
  ['changed the move before a quote', [phoned, changed('bedrooms')], false],
  [
    'changed the move after a yes',
    [quoted(), { kind: 'accepted', about: 1 }, changed('toAddress')],
    false,
  ],
])('a visitor who %s waits for a new quote: %#', (_, events, expected) => {
  const progress = progressOf('2026-12-05', historyOf(...events));
  expect(situationOf(progress, '2026-11-22').awaitsQuote).toBe(expected);
});
