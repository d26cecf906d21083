import { describe, expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { TEAM_ACTIONS } from '../../../domain/move/stage.ts';
import { NO_PRICE } from '../../../domain/quote/price-draft.ts';
import { accessSchema } from '../../../domain/request/access.ts';
import { LABELS } from '../../../domain/request/labels.ts';
import { THEIR_LINK } from '../../../domain/team/their-link.ts';
import {
  historyOf,
  quoted,
  SAMPLE_CONFIRMATION,
  SAMPLE_VISIT,
  type SampleEvent,
  visitOn,
} from '../../../tests/server/testing/sample-history.ts';
import { storedMessage } from '../../../tests/server/testing/sample-message.ts';
import { storedRequest } from '../../../tests/server/testing/sample-request.ts';
import type { Case } from '../../moves/case.ts';
import { progressOf } from '../../moves/progress-of.ts';
import { situationOf } from '../../moves/situation.ts';
import { callbackOf, factsOf, formsOf, mayDo, wishesOf } from './desk-facts.ts';
import { jobSheet } from './job-sheet.ts';
import { followUpLink } from './ready-texts.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const ACCEPTED = { kind: 'accepted', about: 1 } as const;
const AGREED = {
  kind: 'agreed',
  by: 'Anna',
  price: 6000,
  upTo: null,
  ...visitOn('2026-12-05'),
  said: '',
} as const;
const CONFIRMED = { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION } as const;

const NO_PAPERS = { registration: '', crew: [] };

const situationAt = ({ progress }: Case, now: Date) => situationOf(progress, localDay(now));
const factsAt = (found: Case, now: Date) => {
  const { price, facts } = factsOf(found, situationAt(found, now));
  return [price, ...facts].filter(Boolean);
};

/** A case to which these things happened, the first on Sunday 22 November 2026 at 10:00. */
function caseWith(
  events: readonly SampleEvent[],
  { moveDate = '2026-12-05', stored = storedRequest({ moveDate }) as Case['stored'] } = {},
): Case {
  const history = historyOf(...events);
  const wish = stored.kind === 'request' ? moveDate : '';
  return {
    stored,
    events: history,
    progress: progressOf(wish, history),
    gates: [],
    papers: [],
    invoice: null,
  };
}

describe('what the team may do', () => {
  const may = (found: Case, now = NOW) => {
    const allowed = mayDo(found, situationAt(found, now));
    expect(Object.keys(allowed)).toEqual([...TEAM_ACTIONS]);
    return TEAM_ACTIONS.filter((action) => allowed[action]);
  };

  test('follows from the stage', () => {
    const always = ['changed', 'linked'];
    const first = [
      'taken',
      'quoted',
      'phoned',
      'refused',
      'declined',
      'same',
      'agreed',
      'callback',
    ];
    expect(may(caseWith([]))).toEqual([...first, ...always]);
    const accepted = [
      ...['taken', 'quoted', 'phoned', 'agreed', 'confirmed', 'cancelled', 'paid', 'callback'],
      'undelivered',
      ...always,
    ];
    expect(may(caseWith([quoted(), ACCEPTED]))).toEqual(accepted);
  });

  test('includes another day, and cancelling, once the day of a confirmed move is over', () => {
    const booked = caseWith([AGREED, CONFIRMED]);
    const after = new Date('2026-12-07T22:00:00Z');
    // It was put off, or did not take place, and somebody writes that down later.
    expect(may(booked, after)).toEqual(expect.arrayContaining(['confirmed', 'cancelled']));
    expect(may(caseWith([AGREED]), after)).toContain('cancelled');
  });

  test('for a message is nothing about a move', () => {
    const message = caseWith([], { stored: storedMessage() });
    expect(may(message)).toEqual(['taken', 'phoned', 'refused', 'same', 'callback']);
  });
});

test('a call to make says by whom, when and what about', () => {
  const callback = { kind: 'callback', by: 'Anna', day: '2026-11-26' } as const;
  expect(callbackOf(caseWith([]))).toBeNull();
  const when = 'Anna: call again on Thursday 26 November 2026';
  expect(callbackOf(caseWith([{ ...callback, said: '' }]))).toBe(when);
  expect(callbackOf(caseWith([{ ...callback, said: 'about the piano' }]))).toBe(
    `${when}, about the piano`,
  );
});

const QUOTED_DAY = 'Monday 7 December 2026';

describe('the facts of a stage', () => {
  const facts = (events: readonly SampleEvent[], now = NOW) => factsAt(caseWith(events), now);

  test.each<[string, SampleEvent[], string[]]>([
    ['nothing yet', [], []],
    ['taken', [{ kind: 'taken', by: 'Sam' }], []],
    ['quoted by email', [quoted()], ['R6\u00a0500', 'not opened yet']],
    [
      'quoted by WhatsApp',
      [{ ...quoted(), via: 'whatsapp' } as SampleEvent],
      ['R6\u00a0500', 'by WhatsApp', 'not opened yet'],
    ],
    [
      'opened',
      [quoted(), { kind: 'seen', about: 1 }],
      ['R6\u00a0500', 'opened Sun 22 Nov at 10:01'],
    ],
    [
      'not delivered',
      [quoted(), { kind: 'undelivered', about: 1, mail: 'quote', reason: '550' }],
      ['R6\u00a0500', 'not opened yet'],
    ],
    [
      'changed since the quote',
      [quoted(), { kind: 'changed', changes: [{ field: 'bedrooms', before: '3', after: '4' }] }],
      [
        'R6\u00a0500',

        'not opened yet',
        'the request has changed since, so they can’t accept it',
      ],
    ],
    [
      'run out',
      [quoted({ validUntil: '2026-11-23' })],
      ['R6\u00a0500', 'not opened yet', 'it has run out'],
    ],
    [
      'for a day that is over',
      [quoted({ day: '2026-11-23' })],
      ['R6\u00a0500', 'not opened yet', 'its moving day is over, so they can’t accept it'],
    ],
    ['declined', [quoted(), { kind: 'declined', about: 1 }], ['R6\u00a0500']],
    ['accepted', [quoted(), ACCEPTED], ['R6\u00a0500']],
    ['agreed by phone', [AGREED], ['R6\u00a0000']],
    [
      'confirmed',
      [AGREED, CONFIRMED],
      ['R6\u00a0500', '3 movers, 1 truck', 'JX 12 CD GP', 'Sipho Dlamini, Johannes Mokoena'],
    ],
    [
      'cancelled by the team',
      [AGREED, { kind: 'cancelled', by: 'Anna', said: '' }],
      ['by Anna', 'Sun 22 Nov at 10:01'],
    ],
    [
      'cancelled after another day than the wished one was confirmed',
      [AGREED, CONFIRMED, { kind: 'cancelled', by: 'Anna', said: '' }],
      ['by Anna', 'Sun 22 Nov at 10:02', `it was on ${QUOTED_DAY}`],
    ],
    [
      'cancelled by the visitor',
      [AGREED, { kind: 'cancelled', said: '' }],
      ['by the visitor', 'Sun 22 Nov at 10:01'],
    ],
  ])('%s', (_what, events, expected) => {
    expect(facts(events)).toEqual(expected);
  });

  test('say of a yes that nobody confirmed that its day is over', () => {
    const over = 'the day is over';
    expect(facts([AGREED], new Date('2026-12-05T20:00:00Z'))).not.toContain(over);
    expect(facts([AGREED], new Date('2026-12-05T22:00:00Z')).at(-1)).toBe(over);
  });

  test('say that the day is over, from the day after', () => {
    const booked = [AGREED, CONFIRMED];
    const over = 'the day is over';
    expect(facts(booked, new Date('2026-12-07T20:00:00Z'))).not.toContain(over);
    expect(facts(booked, new Date('2026-12-07T22:00:00Z')).at(-1)).toBe(over);
  });
});

test.each<[string, SampleEvent[], string]>([
  ['nothing yet', [], 'They’d like: Sat 5 Dec'],
  ['a quote', [quoted()], 'Offered: Mon 7 Dec, between 8 and 9'],
  ['a no', [quoted(), { kind: 'declined', about: 1 }], 'They wanted: Sat 5 Dec'],
  ['a yes', [quoted(), ACCEPTED], 'Agreed: Mon 7 Dec, between 8 and 9'],
  ['a confirmation', [AGREED, CONFIRMED], 'Confirmed: Mon 7 Dec, between 8 and 9'],
  [
    'the end of a booked move',
    [AGREED, CONFIRMED, { kind: 'cancelled', by: 'Anna', said: '' }],
    'They wanted: Sat 5 Dec',
  ],
])('after %s the job sheet says how sure the day is', (_what, events, expected) => {
  const found = caseWith(events);
  const { label, value } = jobSheet(found, '2026-11-24')?.when ?? {};
  expect(`${label}: ${value}`).toBe(expected);
});

test('of several visits the job sheet is that of the next one, with its doors and its road', () => {
  const stored = storedRequest({
    fromAddress: '14 Kelly Avenue, Boskruin',
    toAddress: '9 Cedar Road, Fourways',
    access: accessSchema.parse({
      version: 1,
      from: { floor: '2', lift: 'none' },
      to: { lift: 'small' },
    }),
  }) as Case['stored'];
  const [load] = SAMPLE_CONFIRMATION.visits;
  const store = 'The store, 1 Long Road, Randburg';
  const deliver = { ...load, visit: 2, day: '2026-12-21', from: store };
  const visits = [{ ...load, to: store }, deliver] as const;
  const found = caseWith([AGREED, { ...CONFIRMED, visits }], { stored });
  const home = { address: '14 Kelly Avenue, Boskruin', door: expect.stringContaining('second') };
  const atStore = { address: store, door: '' };
  const later = jobSheet(found, '2026-12-08');
  expect(jobSheet(found, '2026-12-07')).toMatchObject({ from: home, to: atStore });
  expect(later).toMatchObject({
    from: atStore,
    to: { address: '9 Cedar Road, Fourways', door: expect.stringContaining('lift') },
  });
  expect(decodeURIComponent(`${later?.route?.url}`)).toMatch(/Long.Road.+Cedar.Road/);
  expect(JSON.stringify(later)).not.toContain('Kelly');
});

test('the job sheet has both doors, what is heavy, and how to reach them', () => {
  const stored = storedRequest({
    fromAddress: '14 Kelly Avenue',
    phone: 'ask my sister',
    inventory: { living: ['sofa'], kitchen: ['refrigerator'] },
    additionalNotes: 'We have a piano.',
    access: accessSchema.parse({ version: 1, from: { floor: '2', lift: 'none' } }),
  }) as Case['stored'];
  const found = caseWith([], { stored });
  expect(jobSheet(found, '2026-11-24')).toMatchObject({
    contact: ['ask my sister', expect.stringContaining('@')],
    from: { address: '14 Kelly Avenue', door: expect.stringContaining('second floor') },
    to: { door: '' },
    heavy: ['piano', 'fridge'],
  });
});

test.each<[string, SampleEvent[], { heading: string; lines: string[] }[]]>([
  ['nothing', [], []],
  [
    'a call',
    [{ kind: 'call' }],
    [{ heading: 'They ask for a call, Sun 22 Nov at 10:00', lines: [] }],
  ],
  [
    'an answer',
    [quoted(), { kind: 'asked', about: 1, said: 'And the piano?' }],
    [{ heading: 'They ask, Sun 22 Nov at 10:01', lines: ['And the piano?'] }],
  ],
  [
    'a look at a change',
    [quoted(), { kind: 'changed', changes: [{ field: 'bedrooms', before: '3', after: '4' }] }],
    [
      {
        heading: 'They changed the request, Sun 22 Nov at 10:01',
        lines: [`${LABELS.bedrooms}: 4, was 3`],
      },
    ],
  ],
  [
    'an email that did not arrive',
    [AGREED, { kind: 'undelivered', about: 1, mail: 'confirmation', reason: '550 no such user' }],
    [
      {
        heading: 'The email with the confirmed day did not reach them, Sun 22 Nov at 10:01',
        lines: ['550 no such user'],
      },
    ],
  ],
  [
    'an answer, even after the quote was opened again',
    [quoted(), { kind: 'asked', about: 1, said: 'And the piano?' }, { kind: 'seen', about: 1 }],
    [{ heading: 'They ask, Sun 22 Nov at 10:01', lines: ['And the piano?'] }],
  ],
  [
    'two answers',
    [
      quoted(),
      { kind: 'asked', about: 1, said: 'And the piano?' },
      { kind: 'asked', about: 1, said: 'And the cat?' },
    ],
    [
      { heading: 'They ask, Sun 22 Nov at 10:01', lines: ['And the piano?'] },
      { heading: 'They ask, Sun 22 Nov at 10:02', lines: ['And the cat?'] },
    ],
  ],
])('the visitor waits for %s', (_what, events, wishes) => {
  const found = wishesOf(caseWith(events), situationAt(caseWith(events), NOW), '2026-11-22');
  expect(found.map(({ heading, lines }) => ({ heading, lines }))).toEqual(wishes);
  expect(new Set(found.map(({ number }) => number)).size).toBe(wishes.length);
});

describe('the forms of the desk begin with', () => {
  test('the wished day and nothing else for a new request', () => {
    expect(formsOf(caseWith([]))).toEqual({
      agreement: { ...NO_PRICE, ...visitOn('2026-12-05') },
      yes: null,
      confirmation: {
        ...NO_PRICE,
        visits: [{ ...SAMPLE_VISIT, day: '2026-12-05', window: '', ...NO_PAPERS }],
      },
    });
  });

  test('the quote, once there is one', () => {
    expect(formsOf(caseWith([quoted()]))).toEqual({
      agreement: { ...NO_PRICE, price: 6500, visits: [SAMPLE_VISIT] },
      yes: null,
      confirmation: {
        ...NO_PRICE,
        price: 6500,
        visits: [{ ...SAMPLE_VISIT, ...NO_PAPERS }],
      },
    });
  });

  test('the day that was wished after the quote, not the quoted one', () => {
    const change = (field: string): SampleEvent => ({
      kind: 'changed',
      changes: [{ field, before: 'then', after: 'now' }],
    });
    const dayOf = (...fields: readonly string[]) =>
      formsOf(caseWith([quoted(), ...fields.map(change)])).agreement.visits[0]?.day;
    expect(dayOf('moveDate')).toBe('2026-12-05');
    expect(dayOf('bedrooms', 'moveDate')).toBe('2026-12-05');
    expect(dayOf('bedrooms')).toBe('2026-12-07');
  });

  test('what was quoted or agreed, but a confirmation with no range', () => {
    const range = quoted({ upTo: 8000 });
    const asQuoted = {
      ...NO_PRICE,
      basis: 'range',
      price: 6500,
      upTo: 8000,
      visits: [SAMPLE_VISIT],
    };
    expect(formsOf(caseWith([range])).agreement).toEqual(asQuoted);
    const { agreement, confirmation, yes } = formsOf(caseWith([range, ACCEPTED]));
    expect(agreement).toEqual(asQuoted);
    expect(yes).toEqual({
      basis: 'range',
      price: 6500,
      upTo: 8000,
      visits: [SAMPLE_VISIT],
      deposit: null,
    });
    expect(confirmation).toMatchObject({
      ...NO_PRICE,
      visits: [SAMPLE_VISIT],
    });
    expect(formsOf(caseWith([AGREED])).confirmation).toMatchObject({ price: 6000 });
  });

  test('what was confirmed', () => {
    const confirmed = caseWith([AGREED, CONFIRMED]);
    expect(formsOf(confirmed).confirmation).toEqual({ ...NO_PRICE, ...SAMPLE_CONFIRMATION });
    const yes = {
      price: 6500,
      upTo: null,
      visits: [{ ...SAMPLE_VISIT, people: 3, trucks: 1 }],
      deposit: null,
    };
    expect(formsOf(confirmed).yes).toEqual(yes);
  });
});

describe('a follow-up of a quote', () => {
  const link = (found: Case, now: string) => followUpLink(found, { now: new Date(now) });

  test('is offered a day after the quote was sent, or after it was opened', () => {
    const sent = caseWith([quoted()]);
    expect(link(sent, '2026-11-23T07:59:59.999Z')).toBeUndefined();
    expect(link(sent, '2026-11-23T08:00:00.000Z')).toBeDefined();
    const opened = caseWith([quoted(), { kind: 'seen', about: 1 }]);
    expect(link(opened, '2026-11-23T08:00:59.999Z')).toBeUndefined();
    expect(link(opened, '2026-11-23T08:01:00.000Z')).toBeDefined();
  });

  test('is not offered before a quote, nor after an answer', () => {
    const later = '2026-12-01T08:00:00Z';
    for (const events of [[], [quoted(), ACCEPTED], [quoted(), { kind: 'declined', about: 1 }]]) {
      expect(link(caseWith(events as SampleEvent[]), later)).toBeUndefined();
    }
  });

  test('offers a new quote in place of one that can’t be accepted any more', () => {
    const text = link(caseWith([quoted()]), '2027-02-01T08:00:00Z')?.url ?? '';
    expect(new URL(text).searchParams.get('text')).toContain('or shall we send you a new one?');
  });

  test('is a text in the visitor’s chosen way, with the way to the page if there is one', () => {
    const later = '2026-12-01T08:00:00Z';
    const text = `Hello Thandi, this is ${company.name}. We sent you our quote of R6\u00a0500. Is anything unclear, or shall we book your day?`;
    const plain = link(caseWith([quoted()]), later);
    expect(plain?.label).toBe('Follow up by WhatsApp');
    expect(new URL(`${plain?.url}`).searchParams.get('text')).toBe(text);
    const stored = storedRequest({ linkKey: 'KEY', deliveryMethod: 'email' });
    const mail = link(caseWith([quoted()], { stored }), later);
    expect(mail?.label).toBe('Follow up by email');
    const { pathname, searchParams } = new URL(`${mail?.url}`);
    expect(pathname).toBe('thandi@visitor.example');
    expect(searchParams.get('subject')).toBe(`Your quote request ${stored.reference}`);
    expect(searchParams.get('body')).toBe(`${text} Here it is: ${THEIR_LINK}`);
  });
});
