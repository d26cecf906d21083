import { expect, test } from 'vitest';
import { isAnswered } from '../../domain/move/stage.ts';
import {
  confirmationWith,
  dayIn,
  historyOf,
  quoted,
  SAMPLE_CONFIRMATION,
  SAMPLE_QUOTE,
  type SampleEvent,
  visitOn,
} from '../../tests/server/testing/sample-history.ts';
import { openWish } from './open-wishes.ts';
import { progressOf } from './progress-of.ts';
import { situationOf } from './situation.ts';

const WISH = '2026-12-05';
const TODAY = '2026-11-22';

test('nothing happened yet', () => {
  expect(progressOf(WISH, [])).toMatchObject({
    stage: 'waiting',
    holder: null,
    last: 0,
    version: 0,
    quote: null,
    plan: { visits: [{ day: WISH }], status: 'wished' },
  });
});

test('the last one who took it has it; calls, changes and reminders change no stage', () => {
  const events = historyOf(
    { kind: 'reminded', reminder: '30m' },
    { kind: 'taken', by: 'Anna' },
    { kind: 'call' },
    { kind: 'changed', changes: [{ field: 'bedrooms', before: '3', after: '4+' }] },
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

test('the day is the wish until an open quote names one, and says how sure it is', () => {
  const yes: SampleEvent = { kind: 'accepted', about: 1 };
  const moveDay = (...events: readonly SampleEvent[]) =>
    dayIn(progressOf(WISH, historyOf(...events)));
  const bounced = { kind: 'undelivered', about: 1, mail: 'quote', reason: '4.4.7' } as const;
  const wished = { day: WISH, status: 'wished' };
  const offered = { day: '2026-12-07', status: 'offered' };
  expect(moveDay()).toEqual(wished);
  expect(moveDay(quoted())).toEqual(offered);
  expect(moveDay(quoted(), bounced)).toEqual(offered);
  expect(moveDay(quoted(), yes)).toEqual({ ...offered, status: 'agreed' });
  const another = { ...confirmed, ...confirmationWith({ day: '2026-12-09' }) };
  expect(moveDay(quoted(), yes, another)).toEqual({ day: '2026-12-09', status: 'confirmed' });
  expect(moveDay(quoted(), yes, quoted())).toEqual(offered);
  expect(moveDay(quoted(), { kind: 'declined', about: 1 })).toEqual(wished);
  expect(moveDay(quoted({ day: '' }))).toEqual(wished);
  expect(moveDay(quoted({ day: '' }), yes)).toEqual(wished);
});

test('a day that the visitor wished after the quote is not the quoted one', () => {
  const changed = (field: string, after = 'now'): SampleEvent => ({
    kind: 'changed',
    changes: [{ field, before: 'then', after }],
  });
  const moveDay = (...events: readonly SampleEvent[]) =>
    dayIn(progressOf(WISH, historyOf(quoted(), ...events)));
  expect(moveDay(changed('moveDate'))).toEqual({ day: WISH, status: 'wished' });
  expect(moveDay(changed('bedrooms')).status).toBe('offered');
  expect(moveDay(changed('moveDate'), quoted()).status).toBe('offered');
});

test('a mail that did not arrive puts its quote back among the unanswered, an earlier one’s does not', () => {
  const failure = { kind: 'undelivered', mail: 'quote', reason: '550 no such user' } as const;
  const bounced = progressOf(WISH, historyOf(quoted(), { ...failure, about: 1 }));
  expect(bounced).toMatchObject({ stage: 'undelivered', quote: { failure: 2 } });
  expect(isAnswered(bounced.stage)).toBe(false);
  const arrived = historyOf(
    quoted(),
    { ...failure, about: 1 },
    { kind: 'delivered', about: 1, mail: 'quote' },
  );
  expect(progressOf(WISH, arrived)).toMatchObject({ stage: 'quoted', quote: { failure: null } });
  const revised = historyOf(quoted(), quoted(), { ...failure, about: 1 });
  expect(progressOf(WISH, revised).stage).toBe('quoted');
});

test('a change is a wish once there was an answer, and until the next', () => {
  const change = {
    kind: 'changed',
    changes: [{ field: 'toAddress', before: 'Fourways', after: 'Durban' }],
  } as const;
  const isOpen = (...before: readonly SampleEvent[]) =>
    openWish(progressOf(WISH, historyOf(...before, change)), 'changed') !== undefined;
  // Before the first answer, the team reads the request as it is.
  expect([isOpen(), isOpen({ kind: 'taken' })]).toEqual([false, false]);
  const noted = { kind: 'phoned', said: 'R5 000' } as const;
  const agreed = {
    kind: 'agreed',
    price: 5000,
    upTo: null,
    ...visitOn('2026-12-07'),
    said: '',
  } as const;
  const cancelled = { kind: 'cancelled', said: '' } as const;
  for (const answer of [[noted], [{ kind: 'refused' } as const], [agreed], [agreed, cancelled]]) {
    expect(isOpen(...answer)).toBe(true);
  }
  const changed = progressOf(WISH, historyOf(quoted(), change));
  expect(changed).toMatchObject({
    openWishes: [{ kind: 'changed' }],
    changesSinceQuote: [{ field: 'toAddress' }],
  });
  const revised = progressOf(WISH, historyOf(quoted(), change, quoted()));
  expect(revised).toMatchObject({ openWishes: [], changesSinceQuote: [] });
});

test('the answers have a new version when the visitor changes them, and when the settled day does', () => {
  const version = (...events: readonly SampleEvent[]) =>
    progressOf(WISH, historyOf(...events)).version;
  expect(version()).toBe(0);
  expect(version(change)).toBe(1);
  expect(version(quoted(), { kind: 'asked', about: 1, said: '?' })).toBe(0);
  expect(version(quoted(), accepted)).toBe(2);
  // The confirmed day is the agreed one.
  expect(
    version(quoted(), accepted, { ...confirmed, ...confirmationWith({ day: '2026-12-07' }) }),
  ).toBe(2);
  expect(
    version(quoted(), accepted, { ...confirmed, ...confirmationWith({ day: '2026-12-09' }) }),
  ).toBe(3);
  expect(version(quoted(), accepted, { kind: 'cancelled', said: '' })).toBe(3);
  // A yes to the wished day changes nothing in the visitor's form.
  const asWished = [quoted({ day: WISH }), accepted];
  expect(version(...asWished)).toBe(0);
  expect(version(...asWished, { kind: 'cancelled', said: '' })).toBe(0);
});

test('only a quote for this very request, in time and not settled, can be accepted', () => {
  const obstacle = (events: Parameters<typeof progressOf>[1], today = TODAY) =>
    situationOf(progressOf(WISH, events), today).obstacle;
  const mayAccept = (events: Parameters<typeof progressOf>[1]) =>
    situationOf(progressOf(WISH, events), TODAY).may.includes('accepted');
  expect(mayAccept([])).toBe(false);
  expect(obstacle(historyOf(quoted()))).toBeNull();
  const withoutDay = historyOf(quoted({ day: '' }));
  expect(obstacle(withoutDay, '2026-12-22')).toBeNull();
  expect(obstacle(withoutDay, '2026-12-23')).toBe('expired');
  expect(obstacle(historyOf(quoted()), '2026-12-07')).toBeNull();
  expect(obstacle(historyOf(quoted()), '2026-12-08')).toBe('past');
  expect(obstacle(historyOf(quoted({ day: 'soon' })), '2026-12-08')).toBeNull();
  const changed = (...fields: readonly string[]): SampleEvent => ({
    kind: 'changed',
    changes: fields.map((field) => ({ field, before: 'then', after: 'now' })),
  });
  expect(obstacle(historyOf(quoted(), changed('toAddress')))).toBe('changed');
  expect(obstacle(historyOf(quoted(), changed('phone', 'additionalNotes')))).toBe('changed');
  // The price is the same for whoever corrects a name or a number.
  const contact = changed('name', 'phone', 'email', 'deliveryMethod');
  expect(obstacle(historyOf(quoted(), contact))).toBeNull();
  expect(obstacle(historyOf(changed('toAddress'), quoted()))).toBeNull();
  expect(mayAccept(historyOf(quoted(), { kind: 'declined', about: 1 }))).toBe(true);
  expect(mayAccept(historyOf(quoted(), { kind: 'accepted', about: 1 }))).toBe(false);
  expect(mayAccept(historyOf(quoted(), { kind: 'refused' }))).toBe(false);
});

const accepted = { kind: 'accepted', about: 1 } as const;
const confirmed = { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION } as const;
const change = {
  kind: 'changed',
  changes: [{ field: 'toAddress', before: 'Fourways', after: 'Durban' }],
} as const;
const anotherDay = {
  kind: 'changed',
  changes: [{ field: 'moveDate', before: '2026-12-05', after: '2026-12-10' }],
} as const;

test('a yes has the quote’s price, day and hours', () => {
  const yes = progressOf(WISH, historyOf(quoted({ upTo: 8000 }), accepted));
  expect(yes.agreement).toEqual({
    number: 2,
    at: '2026-11-22T08:01:00.000Z',
    by: null,
    basis: 'range',
    price: 6500,
    upTo: 8000,
    ...visitOn('2026-12-07', 'between 8 and 9'),
    deposit: null,
  });
  expect(yes.toConfirm).toEqual({ number: 2, at: '2026-11-22T08:01:00.000Z' });
  const noted = {
    kind: 'agreed',
    by: 'Sam',
    price: 7000,
    upTo: null,
    ...visitOn('2026-12-08'),
    said: '',
  } as const;
  const byPhone = {
    at: '2026-11-22T08:01:00.000Z',
    by: 'Sam',
    price: 7000,
    upTo: null,
    ...visitOn('2026-12-08'),
    deposit: null,
  };
  const afterQuote = progressOf(WISH, historyOf(quoted(), noted));
  expect(afterQuote.agreement).toEqual({ number: 2, ...byPhone });
  expect(afterQuote.toConfirm).toEqual({ number: 2, at: byPhone.at });
  const later = { ...noted, at: byPhone.at };
  const afterYes = progressOf(WISH, historyOf(quoted({ window: '' }), accepted, later));
  expect(afterYes.agreement).toEqual({ number: 3, ...byPhone });
  expect(progressOf(WISH, historyOf(later)).agreement).toEqual({ number: 1, ...byPhone });
});

test('a confirmed day has what was promised, and who promised it', () => {
  const events = historyOf(quoted(), accepted, confirmed);
  const progress = progressOf(WISH, events);
  const { stage, confirmation, toConfirm } = progress;
  expect(stage).toBe('booked');
  expect(confirmation).toEqual({
    number: 3,
    at: '2026-11-22T08:02:00.000Z',
    by: 'Anna',
    ...SAMPLE_CONFIRMATION,
  });
  expect(dayIn(progress)).toEqual({ day: '2026-12-07', status: 'confirmed' });
  expect(toConfirm).toBeNull();
});

test('a cancellation keeps the day that was cancelled, and who cancelled', () => {
  const booked = historyOf(quoted(), accepted, {
    ...confirmed,
    ...confirmationWith({ day: '2026-12-09' }),
  });
  const cancelled = { kind: 'cancelled', number: 4, at: '2026-11-23', said: '' } as const;
  expect(progressOf(WISH, [...booked, { ...cancelled, by: 'Anna' }])).toMatchObject({
    stage: 'cancelled',
    confirmation: null,
    cancellation: { number: 4, at: '2026-11-23', day: '2026-12-09', by: 'Anna' },
    plan: { visits: [{ day: WISH }], status: 'wished' },
  });
  expect(progressOf(WISH, [...booked, { ...cancelled, by: null }]).cancellation?.by).toBeNull();
});

test('a change of the day or an address takes a confirmed day back; other changes do not', () => {
  const booked = [quoted(), accepted, confirmed];
  const more = { field: 'bedrooms', before: '3', after: '4+' };
  const other = progressOf(WISH, historyOf(...booked, { kind: 'changed', changes: [more] }));
  expect(other).toMatchObject({ stage: 'booked', openWishes: [{ kind: 'changed' }], version: 4 });
  const moved = progressOf(WISH, historyOf(...booked, anotherDay));
  expect(moved).toMatchObject({
    stage: 'accepted',
    confirmation: null,
    toConfirm: { number: 4, at: '2026-11-22T08:03:00.000Z' },
    agreement: { number: 2, visits: [{ day: '', window: '' }], price: 6500 },
    plan: { visits: [{ day: WISH }], status: 'wished' },
  });
  const elsewhere = progressOf(WISH, historyOf(...booked, change));
  expect(elsewhere).toMatchObject({
    stage: 'accepted',
    toConfirm: { number: 4 },
    agreement: { visits: [{ day: '2026-12-07' }] },
    plan: { visits: [{ day: '2026-12-07' }], status: 'agreed' },
  });
  // Before a yes there is nothing to take back.
  const early = progressOf(WISH, historyOf(quoted(), anotherDay));
  expect(early).toMatchObject({ stage: 'quoted', toConfirm: null, changedAt: expect.any(String) });
});

test('a callback names its day and keeps who took it, until the visitor is answered', () => {
  const callback = {
    kind: 'callback',
    by: 'Sam',
    day: '2026-11-25',
    said: 'Nobody picked up',
  } as const;
  const at = '2026-11-22T08:00:00.000Z';
  const called = progressOf(WISH, historyOf(callback));
  expect(called).toMatchObject({
    stage: 'taken',
    holder: { by: 'Sam', at },
    callback: { day: '2026-11-25', said: 'Nobody picked up', at, by: 'Sam' },
  });
  const after = (...events: readonly SampleEvent[]) =>
    progressOf(WISH, historyOf(...events)).callback;
  const open = { ...callback, at };
  expect(after(callback, quoted())).toBeNull();
  expect(after(callback, { kind: 'phoned', said: '' })).toBeNull();
  expect(after(callback, { kind: 'refused' })).toBeNull();
  expect(after(callback, { kind: 'taken', by: 'Anna' })).toMatchObject({ by: 'Sam' });
  expect(after(quoted(), open, { kind: 'seen', about: 1 })).toMatchObject({ by: 'Sam' });
  expect(after(quoted(), open, { kind: 'declined', about: 1 })).toBeNull();
  expect(after(quoted(), open, accepted)).toBeNull();
  expect(after(quoted(), accepted, open, confirmed)).toBeNull();
  expect(after(quoted(), accepted, open, { kind: 'cancelled', said: '' })).toBeNull();
});

test('each wish stays open until it is answered, beside all others', () => {
  const wishes = (...events: readonly SampleEvent[]) =>
    progressOf(WISH, historyOf(...events)).openWishes.map(({ kind }) => kind);
  const call = { kind: 'call' } as const;
  const asked = { kind: 'asked', about: 1, said: 'And the piano?' } as const;
  const about = { about: 2, mail: 'acceptance' } as const;
  const bounced = { kind: 'undelivered', reason: '550 no such user', ...about } as const;
  const delivered = { kind: 'delivered', ...about } as const;
  const cancelled = { kind: 'cancelled', said: '' } as const;
  const at = '2026-11-22T08:00:00.000Z';
  expect(progressOf(WISH, historyOf(call)).openWishes).toEqual([{ number: 1, kind: 'call', at }]);
  expect(wishes(quoted(), asked, change, call)).toEqual(['asked', 'changed', 'call']);
  expect(wishes(quoted(), asked, change, asked)).toEqual(['asked', 'changed', 'asked']);
  expect(wishes(quoted(), change, change)).toEqual(['changed', 'changed']);
  // A second call or bounce says nothing new.
  expect(wishes(quoted(), call, bounced, asked, call)).toEqual(['undelivered', 'asked', 'call']);
  expect(wishes(quoted(), bounced, call, bounced)).toEqual(['call', 'undelivered']);
  const heard = { kind: 'phoned', said: '' } as const;
  expect(wishes(quoted(), accepted, bounced, heard, delivered)).toEqual([]);
  for (const answer of [quoted(), { kind: 'phoned', said: '' }, { kind: 'refused' }] as const) {
    expect(wishes(quoted(), asked, change, call, answer)).toEqual([]);
  }
  // A confirmed day answers neither a question nor a call.
  const all = [quoted(), accepted, asked, call, change, bounced];
  expect(wishes(...all, confirmed)).toEqual(['asked', 'call']);
  expect(wishes(...all, delivered)).toEqual(['asked', 'call', 'changed']);
  // A visitor who cancels may still wait for a call. The team has seen it.
  expect(wishes(...all, cancelled)).toEqual(['asked', 'call']);
  expect(wishes(...all, { ...cancelled, by: 'Anna' })).toEqual([]);
});

test('a call that was noted closes what its author had seen, and nothing else', () => {
  const asked = { kind: 'asked', about: 1, said: 'And the piano?' } as const;
  const open = (seen: number) => {
    const noted = { kind: 'phoned', said: 'Boxes', after: seen } as const;
    return progressOf(WISH, historyOf(quoted(), asked, change, { kind: 'call' }, noted)).openWishes;
  };
  expect(open(1).map(({ kind }) => kind)).toEqual(['asked', 'changed', 'call']);
  expect(open(2).map(({ kind }) => kind)).toEqual(['changed', 'call']);
  expect(open(3)).toEqual([{ number: 4, kind: 'call', at: '2026-11-22T08:03:00.000Z' }]);
  expect(open(4)).toEqual([]);
});

test('a call that was noted without having seen when to call again leaves that standing', () => {
  const callback = { kind: 'callback', by: 'Sam', day: '2026-11-27', said: '' } as const;
  const after = (seen: number) =>
    progressOf(WISH, historyOf(callback, { kind: 'phoned', said: 'Boxes', after: seen })).callback;
  expect(after(0)).toMatchObject({ number: 1, day: '2026-11-27' });
  expect(after(1)).toBeNull();
});

test('a call that was noted without having seen that the quote came back does not answer it', () => {
  const bounced = { kind: 'undelivered', about: 1, mail: 'quote', reason: '4.4.7' } as const;
  const stage = (after: number) =>
    progressOf(WISH, historyOf(quoted(), bounced, { kind: 'phoned', said: 'Boxes', after })).stage;
  expect(stage(1)).toBe('undelivered');
  expect(stage(2)).toBe('quoted');
  // Another email came back since, which says nothing about the quote.
  const other = { ...bounced, mail: 'acceptance' } as const;
  const seen = { kind: 'phoned', said: 'Boxes', after: 2 } as const;
  expect(progressOf(WISH, historyOf(quoted(), bounced, other, seen)).stage).toBe('quoted');
});

test('a call that was noted without having seen that it is not for us does not overrule that', () => {
  const stage = (after: number) =>
    progressOf(
      WISH,
      historyOf(quoted(), { kind: 'refused' }, { kind: 'phoned', said: 'Boxes', after }),
    ).stage;
  expect(stage(1)).toBe('refused');
  expect(stage(2)).toBe('answered');
});

test('an address that bounced is not trusted again until it is corrected or the email goes out after all', () => {
  const bounced = { kind: 'undelivered', about: 1, mail: 'quote', reason: '4.4.7' } as const;
  const lastBounce = (...events: readonly SampleEvent[]) =>
    progressOf(WISH, historyOf(quoted(), ...events)).lastBounce;
  expect(lastBounce()).toBeNull();
  // A new quote, a call, or a look at the page through another link say nothing about the address.
  const seen = { kind: 'seen', about: 1 } as const;
  for (const later of [[], [quoted()], [{ kind: 'phoned', said: '' } as const], [seen]]) {
    expect(lastBounce(bounced, ...later)).toBe(2);
  }
  expect(lastBounce(seen, bounced)).toBe(3);
  expect(lastBounce(bounced, { kind: 'delivered', about: 1, mail: 'quote' })).toBeNull();
  const corrected = { field: 'email', before: 't@example.con', after: 't@example.com' };
  expect(lastBounce(bounced, { kind: 'changed', changes: [corrected] })).toBeNull();
  const more = [...change.changes, corrected];
  expect(lastBounce(bounced, { kind: 'changed', changes: more })).toBeNull();
  expect(lastBounce(bounced, change)).not.toBeNull();
});

test('a quote is seen once, however often it is opened', () => {
  const seen = { kind: 'seen', about: 1 } as const;
  expect(progressOf(WISH, historyOf(quoted())).quote).toEqual({
    number: 1,
    at: '2026-11-22T08:00:00.000Z',
    by: 'Anna',
    quote: SAMPLE_QUOTE,
    via: 'email',
    seenAt: null,
    failure: null,
    replaces: null,
  });
  expect(progressOf(WISH, historyOf(quoted(), seen, seen)).quote?.seenAt).toBe(
    '2026-11-22T08:01:00.000Z',
  );
  // Whoever opens a quote has received it.
  const bounced = { kind: 'undelivered', about: 1, mail: 'quote', reason: '4.4.7' } as const;
  expect(progressOf(WISH, historyOf(quoted(), bounced, seen)).stage).toBe('quoted');
  expect(progressOf(WISH, historyOf(quoted(), seen, bounced)).stage).toBe('quoted');
});

test('a quote replaces what was agreed before, else the quote before it', () => {
  const replaces = (...events: readonly SampleEvent[]) =>
    progressOf(WISH, historyOf(...events, quoted())).quote?.replaces;
  const agreed = {
    kind: 'agreed',
    by: 'Sam',
    price: 1,
    upTo: null,
    ...visitOn('2026-12-07'),
    said: '',
  } as const;
  const cancelled = { kind: 'cancelled', said: '' } as const;
  expect(replaces({ kind: 'phoned', said: '' })).toBeNull();
  expect(replaces(quoted())).toBe('quote');
  expect(replaces(quoted(), { kind: 'declined', about: 1 })).toBe('quote');
  expect(replaces(quoted(), accepted)).toBe('agreement');
  expect(replaces(agreed)).toBe('agreement');
  // Nothing is booked any more, but the visitor still has the email with the first quote.
  expect(replaces(quoted(), accepted, cancelled)).toBe('quote');
  expect(replaces(quoted(), { kind: 'refused' })).toBeNull();
  // One that never arrived replaces nothing that the visitor knows of.
  const bounced = { kind: 'undelivered', about: 1, mail: 'quote', reason: '4.4.7' } as const;
  const seen = { kind: 'seen', about: 1 } as const;
  expect(replaces(quoted(), bounced)).toBeNull();
  expect(replaces(quoted(), bounced, seen)).toBe('quote');
  // It went out after all, to an address that was corrected on the phone.
  const phoned = { kind: 'phoned', said: '' } as const;
  const delivered = { kind: 'delivered', about: 1, mail: 'quote' } as const;
  expect(replaces(quoted(), bounced, phoned)).toBeNull();
  expect(replaces(quoted(), bounced, phoned, delivered)).toBe('quote');
});

test('a yes that a quote took back is remembered until there is another', () => {
  const last = (...events: readonly SampleEvent[]) =>
    progressOf(WISH, historyOf(quoted(), accepted, quoted(), ...events, quoted())).quote;
  const tookBack = { replaces: 'agreement' };
  const bounced = { kind: 'undelivered', about: 3, mail: 'quote', reason: '4.4.7' } as const;
  expect(last()).toMatchObject(tookBack);
  expect(last(bounced)).toMatchObject(tookBack);
  expect(last({ kind: 'declined', about: 3 })).toMatchObject(tookBack);
  const another = {
    kind: 'agreed',
    by: 'Sam',
    price: 1,
    upTo: null,
    ...visitOn('2026-12-08'),
    said: '',
  } as const;
  expect(last(another)).toMatchObject(tookBack);
  expect(last(another, { kind: 'cancelled', said: '' })).toMatchObject({
    replaces: 'quote',
  });
});

test('a quote that was taken back is gone; its changes and its answers with it', () => {
  const refused = progressOf(WISH, historyOf(quoted(), change, { kind: 'refused' }));
  expect(refused).toMatchObject({ stage: 'refused', quote: null, changesSinceQuote: [] });
  const late = progressOf(WISH, historyOf(quoted(), { kind: 'refused' }, accepted));
  expect(late).toMatchObject({ stage: 'refused', agreement: null });
  const revised = progressOf(WISH, historyOf(quoted(), accepted, quoted()));
  expect(revised).toMatchObject({ stage: 'quoted', agreement: null, toConfirm: null });
});

test('what the server did is remembered in order', () => {
  const announced = (day: string) => ({ kind: 'announced', visit: 1, day }) as const;
  const reminded = (reminder: string) => ({ kind: 'reminded', reminder }) as const;
  const events = historyOf(
    reminded('30m'),
    announced('2026-12-07'),
    reminded('4h'),
    announced('2026-12-08'),
  );
  expect(progressOf(WISH, events)).toMatchObject({
    stage: 'waiting',
    reminders: ['30m', '4h'],
    announced: [
      { visit: 1, day: '2026-12-07' },
      { visit: 1, day: '2026-12-08' },
    ],
  });
});

test('before a quote no change counts as made since the quote', () => {
  const change: SampleEvent = {
    kind: 'changed',
    changes: [{ field: 'toAddress', before: 'Fourways', after: 'x' }],
  };
  expect(progressOf(WISH, []).changesSinceQuote).toEqual([]);
  expect(progressOf(WISH, historyOf(change)).changesSinceQuote).toEqual([]);
  expect(progressOf(WISH, historyOf(quoted())).changesSinceQuote).toEqual([]);
});
