import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHistory, historyOf, quoted } from '../../tests/server/testing/sample-history.ts';
import { obstacleTo } from '../quote/obstacle.ts';
import { progressOf } from './progress.ts';
import { isAnswered } from './stage.ts';

const WISH = '2026-12-05';
const TODAY = '2026-11-22';

test('nothing happened yet', () => {
  expect(progressOf(WISH, [])).toMatchObject({
    stage: 'waiting',
    holder: null,
    last: 0,
    version: 0,
    quote: null,
    moveDay: { day: WISH, status: 'wished' },
  });
});

test('the last one who took it has it; calls, changes and reminders change no stage', () => {
  const events = historyOf(
    { kind: 'reminded', reminder: '30m' },
    { kind: 'taken', by: 'Anna' },
    { kind: 'call' },
    { kind: 'changed', changes: [] },
    { kind: 'taken', by: 'Sam' },
  );
  expect(progressOf(WISH, events)).toMatchObject({
    stage: 'taken',
    holder: { by: 'Sam' },
    last: 5,
    version: 4,
    reminders: ['30m'],
  });
});

test('the order is that of the numbers, whatever the clocks say', () => {
  const accepted = { kind: 'accepted', about: 1, at: '2020-01-01T00:00:00.000Z' } as const;
  expect(progressOf(WISH, historyOf(quoted(), accepted)).stage).toBe('accepted');
});

test('the day is the wish until a quote with a day is accepted, and again while it is revised', () => {
  const accepted = historyOf(quoted(), { kind: 'accepted', about: 1 });
  expect(progressOf(WISH, historyOf(quoted())).moveDay).toEqual({ day: WISH, status: 'wished' });
  expect(progressOf(WISH, accepted).moveDay).toEqual({ day: '2026-12-07', status: 'agreed' });
  const revised = historyOf(quoted(), { kind: 'accepted', about: 1 }, quoted());
  expect(progressOf(WISH, revised).moveDay.status).toBe('wished');
  const withoutDay = historyOf(quoted({ day: '' }), { kind: 'accepted', about: 1 });
  expect(progressOf(WISH, withoutDay).moveDay).toEqual({ day: WISH, status: 'wished' });
});

test('a mail that did not arrive puts its quote back among the unanswered, an earlier one’s does not', () => {
  const failure = { kind: 'undelivered', mail: 'quote', reason: '550 no such user' } as const;
  const bounced = progressOf(WISH, historyOf(quoted(), { ...failure, about: 1 }));
  expect(bounced).toMatchObject({ stage: 'undelivered', quote: { failure: '550 no such user' } });
  expect(isAnswered(bounced.stage)).toBe(false);
  const arrived = historyOf(quoted(), { ...failure, about: 1 }, { kind: 'delivered', about: 1 });
  expect(progressOf(WISH, arrived)).toMatchObject({ stage: 'quoted', quote: { failure: null } });
  const revised = historyOf(quoted(), quoted(), { ...failure, about: 1 });
  expect(progressOf(WISH, revised).stage).toBe('quoted');
});

test('a wish is open until the team answers; a change is one once there is a quote', () => {
  const change = { kind: 'changed', changes: [{ label: 'To', after: 'Durban' }] } as const;
  expect(progressOf(WISH, historyOf(change)).openWish).toBeNull();
  const changed = progressOf(WISH, historyOf(quoted(), change));
  expect(changed).toMatchObject({
    openWish: { kind: 'changed' },
    changesSinceQuote: [{ label: 'To' }],
  });
  const revised = progressOf(WISH, historyOf(quoted(), change, quoted({}, 2)));
  expect(revised).toMatchObject({ openWish: null, changesSinceQuote: [] });
  const asked = historyOf(quoted(), { kind: 'asked', about: 1, said: 'And the piano?' });
  expect(progressOf(WISH, asked).openWish?.kind).toBe('asked');
});

test('a question stays open until it is answered, whatever else happens', () => {
  const asked = { kind: 'asked', about: 1, said: 'And the piano?' } as const;
  const change = { kind: 'changed', changes: [{ label: 'To', after: 'Durban' }] } as const;
  const bounced = {
    kind: 'undelivered',
    about: 1,
    mail: 'confirmation',
    reason: '550 no such user',
  } as const;
  const open = historyOf(quoted(), asked, change, bounced);
  expect(progressOf(WISH, open).openWish?.kind).toBe('asked');
  expect(progressOf(WISH, [...open, ...historyOf(quoted())]).openWish).toBeNull();
});

test('only a quote for this very request, in time and not settled, can be accepted', () => {
  const obstacle = (events: Parameters<typeof progressOf>[1], today = TODAY) =>
    obstacleTo(progressOf(WISH, events), today);
  expect(obstacle([])).toBe('settled');
  expect(obstacle(historyOf(quoted()))).toBeUndefined();
  expect(obstacle(historyOf(quoted()), '2026-12-22')).toBeUndefined();
  expect(obstacle(historyOf(quoted()), '2026-12-23')).toBe('expired');
  expect(obstacle(historyOf(quoted(), { kind: 'changed', changes: [] }))).toBe('changed');
  expect(obstacle(historyOf({ kind: 'changed', changes: [] }, quoted({}, 1)))).toBeUndefined();
  expect(obstacle(historyOf(quoted(), { kind: 'declined', about: 1 }))).toBeUndefined();
  expect(obstacle(historyOf(quoted(), { kind: 'accepted', about: 1 }))).toBe('settled');
  expect(obstacle(historyOf(quoted(), { kind: 'refused' }))).toBe('settled');
});

test('whatever happens: the facts agree with each other', () => {
  fc.assert(
    fc.property(anyHistory, (events) => {
      const progress = progressOf(WISH, events);
      const { stage, quote, moveDay, agreement, confirmation, version, openWish, toConfirm } =
        progress;
      expect(progress.last).toBe(events.length);
      const agreed = confirmation?.day || agreement?.day;
      expect(progress.cancellation !== null).toBe(stage === 'cancelled');
      const isAgreed = (stage === 'accepted' || stage === 'booked') && Boolean(agreed);
      expect(moveDay.status !== 'wished').toBe(isAgreed);
      expect(moveDay.day).toBe(isAgreed ? agreed : WISH);
      expect(confirmation !== null).toBe(stage === 'booked');
      expect(toConfirm !== null).toBe(stage === 'accepted');
      if (stage === 'accepted' || stage === 'booked') expect(agreement).not.toBeNull();
      if (['quoted', 'undelivered', 'declined'].includes(stage)) {
        expect(quote?.number).toBe(events.findLast(({ kind }) => kind === 'quoted')?.number);
      }
      if (stage === 'refused' || stage === 'waiting') expect(quote).toBeNull();
      expect(version).toBe(events.findLast(({ kind }) => kind === 'changed')?.number ?? 0);
      const lastAnswer = events.findLastIndex(({ kind }) =>
        /quoted|phoned|refused|agreed|cancelled/.test(kind),
      );
      const later = events.slice(lastAnswer + 1).map(({ kind }) => kind);
      if (openWish) expect(later).toContain(openWish.kind);
      else expect(later).not.toContain('asked');
      // One more that cannot be read changes nothing but the number.
      const unreadable = {
        kind: 'unreadable',
        number: events.length + 1,
        at: '',
        by: null,
      } as const;
      expect(progressOf(WISH, [...events, unreadable])).toEqual({
        ...progress,
        last: progress.last + 1,
      });
    }),
    { numRuns: 500 },
  );
});
