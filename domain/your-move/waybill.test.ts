import { expect, test } from 'vitest';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { OBSTACLES } from '../move/phase-in-words.ts';
import { PHASES, type Phase } from '../move/phases.ts';
import { OLDER_CONTENTS } from '../quote/quote-in-words.ts';
import type { QuoteLine } from '../quote/quote-line.ts';
import { LABELS } from '../request/labels.ts';
import type { VisitorQuote } from './visitor-quote.ts';
import { waybillOf } from './waybill.ts';

const quote: VisitorQuote = {
  number: 3,
  price: 'R6\u00a0500',
  figure: 'R6\u00a0500',
  rest: '',
  notIncluded: ['Boxes'],
  visits: [],
  included: ['Loading at 14 Kelly Avenue', 'Blankets'],
  lines: [
    { field: 'price', label: 'Price', value: 'R6\u00a0500' },
    { field: 'includes', label: 'Included', value: 'Loading at 14 Kelly Avenue\nBlankets' },
    { field: 'arrival', label: 'Arrival', value: 'Saturday 5 December 2026, between 8 and 9' },
    { field: 'validUntil', label: 'Good until', value: 'Saturday 5 December 2026' },
  ],
  validUntil: '2026-12-05',
  by: 'Anna',
  terms: [{ label: 'Refunds', value: 'None.' }],
  paper: {
    issuer: [{ label: 'Company', value: 'Jozi Family Movers' }],
    lines: [{ label: 'Quoted on', value: 'Monday 23 November 2026' }],
  },
  termsOf: 'December 2024',
  obstacle: null,
  replaces: null,
  changes: [],
  isOpen: true,
};
const paperOf = (of: Parameters<typeof waybillOf>[0]) => waybillOf(of, new Date('2026-11-24'));

const moveDay = { day: '2026-12-05', status: 'offered' } as const;
const move = {
  phase: 'quoted',
  since: '2026-11-23T22:30:00.000Z',
  quote,
  bookedQuote: null,
  visits: [],
  booking: null,
  bill: null,
  account: null,
  reference: 'JFM-7K3Q-24',
  moveDay,
  questionAt: null,
  reportedAt: null,
  emailFailed: false,
  request: { ...briefRequest(), deliveryMethod: 'whatsapp' },
  receivedAt: '2026-11-22T08:00:00.000Z',
  ...{
    version: 0,
    last: 1,
    contactAsked: [],
    changedAt: null,
    callAskedAt: null,
    keptUntil: '2032-12-05',
    readKey: null,
  },
  ...{ may: [], isToBeCalled: false, getsDayBefore: false, keeps: null },
} as const;

function booked(phase: Phase, byVisitor = true, price = 'R6\u00a0500') {
  const lines: QuoteLine[] = [
    { field: 'arrival', label: 'Arrival', value: 'Saturday 5 December 2026, between 8 and 9' },
    { field: 'price', label: 'Price', value: price },
    { field: 'brings', label: 'We bring', value: '3 movers, 1 truck' },
  ];
  const booking = {
    at: '2026-11-23T22:30:00.000Z',
    byVisitor,
    day: '',
    lines,
    window: '',
    papers: null,
    figure: price,
    rest: '',
  };
  return { ...move, phase, booking };
}

test('a quote has its contents one by one, and no stamp', () => {
  expect(paperOf(move)).toMatchObject({
    title: PHASES.quoted.paper,
    price: 'R6\u00a0500',
    included: ['Loading at 14 Kelly Avenue', 'Blankets'],
    says: '',
    stamp: null,
  });
  expect(paperOf(move)?.lines.map(({ label }) => label)).toEqual(['Arrival', 'Good until']);
});

test('a question that is not answered yet is still known after a reload', () => {
  const questionAt = '2026-11-23T22:30:00.000Z';
  const asked = 'You asked us a question on Tuesday 24 November 2026. We’ll get back to you.';
  expect(paperOf({ ...move, questionAt })?.says).toBe(asked);
  expect(paperOf({ ...booked('booked'), questionAt })?.says).toMatch(/^\S.+ You asked us a/);
});

test('a quote that cannot be accepted says why, and one turned down that it still can', () => {
  const saidOf = (change: Partial<VisitorQuote>, phase: Phase = 'quoted') =>
    paperOf({ ...move, phase, quote: { ...quote, ...change } })?.says;
  expect(saidOf({ obstacle: 'expired' })).toContain('has run out');
  expect(saidOf({ obstacle: 'past' })).toContain(OBSTACLES.past.visitor);
  expect(saidOf({ obstacle: 'changed' })).toContain('You changed your request');
  expect(saidOf({}, 'declined')).toContain('You can still accept it');
});

test('a quote that came to nothing has a stamp and a pale price', () => {
  const ended = (phase: Phase, obstacle: VisitorQuote['obstacle'] = null, changes = {}) =>
    paperOf({ ...move, phase, quote: { ...quote, obstacle, ...changes } });
  const stamp = { isVoid: true };
  expect(ended('lapsed', 'expired', { validUntil: '2026-12-01' })).toMatchObject({
    isPale: true,
    stamp: { ...stamp, word: 'Expired', day: '2026-12-01' },
  });
  expect(ended('lapsed', 'past')?.stamp?.day).toBe('2026-12-05');
  expect(ended('declined')).toMatchObject({
    isPale: true,
    stamp: { ...stamp, word: 'Declined', day: '2026-11-24' },
  });
  expect(ended('outdated', 'changed')).toMatchObject({ isPale: true, stamp: null });
  expect(ended('quoted')).toMatchObject({ isPale: false, stamp: null });
});

test('a yes is stamped with its day in South Africa, and promises nothing about the other day', () => {
  const bill = paperOf(booked('agreed'));
  expect(bill?.stamp).toEqual({ word: 'Accepted', day: '2026-11-24', isVoid: false });
  expect(bill?.says).toBe(
    'You said yes on Tuesday 24 November 2026. We’ll confirm the day by email. Until then, please don’t book a lift or take leave for it.',
  );
  expect(paperOf({ ...booked('agreed'), emailFailed: true })?.says).toContain('by phone.');
  expect(paperOf(booked('agreed', false))?.stamp?.word).toBe('Agreed');
});

test('a day that went by without a confirmation is not promised any more, whatever was changed', () => {
  const late = booked('overdue');
  const says =
    'We’re sorry: we didn’t confirm Saturday 5 December 2026, and it has passed. If we moved you all the same, there’s nothing to do. If not, call us, or choose another day on this page.';
  expect(paperOf(late)).toMatchObject({
    says,
    isPale: true,
    stamp: { word: PHASES.overdue.stamp, day: '2026-12-05', isVoid: true },
  });
  expect(paperOf({ ...late, since: '2026-11-24T08:00:00.000Z' })?.says).toBe(says);
});

test('the notice for cancelling is among the terms until the day is over', () => {
  const termsOf = (state: Phase) => paperOf(booked(state))?.terms.map(({ label }) => label);
  expect(termsOf('booked')).toEqual(['Payment', 'Refunds', 'Insurance', 'Cancelling']);
  for (const state of ['moved', 'overdue'] as const) {
    expect(termsOf(state)).toEqual(['Payment', 'Refunds', 'Insurance']);
  }
});

test('a changed day is named on the paper, and is to be confirmed again', () => {
  const { booking } = booked('changed');
  const lines: QuoteLine[] = booking.lines.filter(({ field }) => field === 'price');
  const bill = paperOf({
    ...move,
    phase: 'changed',
    since: '2026-11-24T08:00:00.000Z',
    moveDay: { day: '2026-12-10', status: 'wished' },
    booking: { ...booking, lines },
  });
  expect(bill?.says).toBe(
    'You changed your move on Tuesday 24 November 2026. Nothing is booked until we confirm the day again. If the price changes, we’ll ask you first.',
  );
  expect(bill?.lines).toEqual([{ label: LABELS.moveDate, value: 'Thursday 10 December 2026' }]);
  expect(bill?.stamp?.word).toBe('Accepted');
});

test('who wrote without a day, and said yes to a price alone, reads of no day', () => {
  const { booking } = booked('agreed');
  const lines: QuoteLine[] = booking.lines.filter(({ field }) => field === 'price');
  const dayless = { day: '', status: 'wished' } as const;
  expect(
    paperOf({ ...move, phase: 'agreed', moveDay: dayless, booking: { ...booking, lines } })?.lines,
  ).toEqual([]);
});

test('a quote after a yes says that nothing is booked until it is accepted too', () => {
  const saidOf = (change: Partial<VisitorQuote>, phase: Phase = 'quoted') =>
    paperOf({ ...move, phase, quote: { ...quote, replaces: 'agreement', ...change } })?.says;
  expect(saidOf({})).toBe(
    'This quote replaces what you said yes to. Nothing is booked until you accept it and we confirm the day.',
  );
  for (const [over, phase] of [
    [{ obstacle: 'expired' }, 'lapsed'],
    [{ obstacle: 'past' }, 'lapsed'],
    [{}, 'declined'],
  ] as const) {
    expect(saidOf(over, phase)).toMatch(
      /[^.]\. Your earlier yes no longer counts, so nothing is booked\.$/,
    );
    expect(saidOf({ ...over, replaces: 'quote' }, phase)).not.toContain('nothing is booked');
  }
  expect(saidOf({ replaces: 'quote' })).toBe('');
});

test('what was booked counts, not what was quoted', () => {
  const bill = paperOf(booked('booked', false, 'R7\u00a0000'));
  expect(bill).toMatchObject({
    price: 'R7\u00a0000',
    figure: 'Sat 5 Dec',
    under: '',
    says: 'Your day is confirmed.',
    stamp: { word: 'Booked', day: '2026-12-05' },
  });
  expect(bill?.lines.map(({ value }) => value)).toEqual(['R7\u00a0000', '3 movers, 1 truck']);
  const { booking, ...of } = booked('booked');
  const move = { ...of, booking: { ...booking, window: 'between 8 and 9' } };
  const on = (day: string) => waybillOf(move, new Date(day));
  expect(on('2026-11-24').under).toBe('between 8 and 9');
  expect(on(moveDay.day).figure).toBe('between 8 and 9');
  expect(on(moveDay.day).under).toBe('Saturday 5 December 2026');
});

test('a cancelled move says who cancelled it', () => {
  expect(paperOf(booked('cancelled'))?.says).toMatch(/^You cancelled/);
  expect(paperOf(booked('cancelled', false))?.says).toMatch(/^We’re sorry, we had to cancel/);
});

test('a request that we cannot do keeps its day, pale, and has no stamp', () => {
  expect(paperOf({ ...move, quote: null, phase: 'refused' })).toMatchObject({
    figure: 'Sat 5 Dec',
    price: '',
    isPale: true,
    stamp: null,
  });
});

test('before there is a quote the paper has the day that was wished for, or its words', () => {
  const asked = { ...move, quote: null, phase: 'taken' } as const;
  const says = expect.stringContaining('We’ll send your quote by WhatsApp.');
  const under = 'the day you’d like';
  const wish = (day: string) => paperOf({ ...asked, moveDay: { day, status: 'wished' } });
  expect(wish('2026-12-12')).toMatchObject({
    ...{ title: 'Your request', figure: 'Sat 12 Dec', under, says, stamp: null },
    // A busy day is no fault: it has quieter ones next to it.
    lines: [{ value: 'Wed 9 Dec, Thu 10 Dec, Mon 14 Dec' }],
  });
  expect(wish('2027-02-09')?.lines).toEqual([]);
  expect(paperOf({ ...asked, moveDay: { day: 'in spring', status: 'wished' } })).toMatchObject({
    ...{ figure: '', lines: [{ label: LABELS.moveDate, value: 'in spring' }] },
  });
});

test('a day that is wished for since the quote is named beside it', () => {
  const wished = { day: '2026-12-10', status: 'wished' } as const;
  const paper = paperOf({ ...move, phase: 'outdated', moveDay: wished });
  expect(paper.lines.at(-1)).toEqual({
    ...{ label: LABELS.moveDate, value: 'Thursday 10 December 2026' },
  });
});

test.each([
  ['waiting', false],
  ['quoted', false],
  ['agreed', false],
  ['overdue', true],
  ['booked', false],
  ['moved', true],
  ['cancelled', true],
  ['refused', true],
] as const)('“%s” is over: %s', (phase, over) => {
  expect(PHASES[phase].move === 'over').toBe(over);
});

test.each([
  ['booked', true, 'Your booking', 'Booked', 'Your day is confirmed.'],
  [
    'moved',
    true,
    'Your move',
    'Moved',
    'Your moving day was Saturday 5 December 2026. Thank you for moving with us.',
  ],
  [
    'cancelled',
    true,
    'Your move',
    'Cancelled',
    'You cancelled this move on Tuesday 24 November 2026. Thank you for telling us. Nothing is booked.',
  ],
  [
    'cancelled',
    false,
    'Your move',
    'Cancelled',
    'We’re sorry, we had to cancel this move on Tuesday 24 November 2026. Call us if you’d like another day. Nothing is booked now.',
  ],
] as const)(
  'a move that is %s (by the visitor: %s) is headed “%s”',
  (state, byVisitor, title, word, says) => {
    const bill = paperOf(booked(state, byVisitor));
    const isOfTheMove = state === 'moved' || state === 'booked';
    const day = isOfTheMove ? '2026-12-05' : '2026-11-24';
    expect(bill).toMatchObject({ title, says, stamp: { word, day } });
  },
);

test('a move that did not take place is not called cancelled, and its stamp has its day', () => {
  const off = booked('off', false);
  const paper = paperOf({ ...off, booking: { ...off.booking, day: '2026-11-20' } });
  expect(paper).toMatchObject({
    says: 'As far as we know this move didn’t go ahead, so nothing is booked. If we did move you, please call us.',
    stamp: { word: PHASES.off.stamp, day: '2026-11-20', isVoid: true },
    price: '',
  });
  expect(JSON.stringify(paper)).not.toMatch(/[Cc]ancel|calendar/);
});

test('a cancelled move promises nothing, names its day, and says what to do about a calendar; a booked one keeps what the quote included', () => {
  const { booking, ...cancelled } = booked('cancelled');
  const lines: QuoteLine[] = [{ field: 'day', label: 'Day', value: 'Saturday 5 December 2026' }];
  expect(paperOf({ ...cancelled, booking: { ...booking, lines } })).toMatchObject({
    price: '',
    lines: [...lines, { label: 'Calendar', value: expect.stringContaining('please delete it') }],
    included: [],
    terms: [],
  });
  const note: QuoteLine = { field: 'note', label: 'Note', value: 'Stairs' };
  const all = [...quote.lines, note, OLDER_CONTENTS];
  const withNote = { ...booked('booked'), quote: { ...quote, lines: all } };
  const bill = paperOf(withNote);
  expect(bill?.included).toEqual(['Loading at 14 Kelly Avenue', 'Blankets']);
  expect(bill?.lines.map(({ label }) => label)).toEqual([
    'Price',
    'We bring',
    'Note',
    'Please note',
  ]);
  expect(bill?.terms).not.toEqual([]);
  const byPhone = paperOf({ ...booked('booked'), quote: null });
  expect(byPhone?.included).toEqual([]);
  expect(byPhone?.lines.map(({ label }) => label)).toEqual(['Price', 'We bring']);
});

test('a receipt is for the accounts, and does not say what is broken', () => {
  const bill = {
    ...{ title: '', lines: [], issuer: [], to: [], replaces: '', price: 'R7\u00a0700', toPay: [] },
    ...{ payment: 'in cash on Monday 7 December 2026', day: '2026-12-07', isCorrected: false },
  };
  const reportedAt = '2026-12-08T08:00:00.000Z';
  const paper = paperOf({ ...booked('paid'), bill, reportedAt });
  expect(paper).toMatchObject({ title: 'Receipt', stamp: { word: 'Paid' } });
  expect(paper?.says).not.toContain('missing or broken');
  expect(paperOf({ ...booked('moved'), reportedAt })?.says).toContain('missing or broken');
});
