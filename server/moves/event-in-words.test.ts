import { expect, test } from 'vitest';
import { PAPER_LABELS } from '../../domain/quote/paper-fields.ts';
import { LABELS } from '../../domain/request/labels.ts';
import {
  historyOf,
  quoted,
  SAMPLE_CONFIRMATION,
  type SampleEvent,
  visitOn,
} from '../../tests/server/testing/sample-history.ts';
import { eventInWords } from './event-in-words.ts';

const inWords = (event: SampleEvent) => historyOf(event).map(eventInWords).at(0);

test('an event says who did what, what was said, and what was changed', () => {
  expect(inWords({ kind: 'phoned', by: 'Anna', said: 'Saturday, with the piano' })).toEqual({
    heading: 'Anna answered',
    lines: ['Saturday, with the piano'],
  });
  const changes = [{ field: 'bedrooms', before: '3', after: '4' }];
  expect(inWords({ kind: 'changed', changes })?.lines).toEqual([`${LABELS.bedrooms}: 4, was 3`]);
});

test('a quote was written, by which way, and for how much', () => {
  expect(inWords(quoted())).toMatchObject({
    heading: 'Anna wrote the quote, by email',
    lines: expect.arrayContaining(['Price: R6\u00a0500']),
  });
});

test.each<[SampleEvent, string, readonly string[]]>([
  [{ kind: 'taken', by: 'Anna' }, 'Anna is on it', []],
  [{ kind: 'taken' }, 'Somebody is on it', []],
  [{ kind: 'refused', by: 'Anna' }, 'Anna: not for us', []],
  [
    {
      kind: 'agreed',
      by: 'Sam',
      price: 7000,
      upTo: null,
      ...visitOn('2026-12-07'),
      said: 'On the phone',
    },
    'Sam: they said yes',
    ['Price: R7\u00a0000', 'Day: Monday 7 December 2026', 'On the phone'],
  ],
  [
    { kind: 'agreed', by: 'Sam', price: 7000, upTo: null, ...visitOn('2026-12-07'), said: '' },
    'Sam: they said yes',
    ['Price: R7\u00a0000', 'Day: Monday 7 December 2026'],
  ],
  [
    { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION },
    'Anna confirmed the day',
    [
      'Arrival: Monday 7 December 2026, between 8 and 9',
      'Price: R6\u00a0500',
      'We bring: 3 movers, 1 truck',
      `${PAPER_LABELS.registration}: JX 12 CD GP`,
      `${PAPER_LABELS.crew}: Sipho Dlamini, Johannes Mokoena`,
    ],
  ],
  [{ kind: 'cancelled', by: 'Anna', said: 'Flooded' }, 'Anna cancelled the move', ['Flooded']],
  [{ kind: 'cancelled', said: '' }, 'The visitor cancelled', []],
  [
    { kind: 'callback', by: 'Sam', day: '2026-12-07', said: 'Nobody picked up' },
    'Sam: call again on Monday 7 December 2026',
    ['Nobody picked up'],
  ],
  [
    { kind: 'callback', by: 'Sam', day: '2026-12-07', said: '' },
    'Sam: call again on Monday 7 December 2026',
    [],
  ],
  [
    { kind: 'announced', visit: 1, day: '2026-12-07' },
    'The email for the day before Monday 7 December 2026 was written',
    [],
  ],
  [{ kind: 'changed', changes: [] }, 'Changed by the visitor', []],
  [{ kind: 'call' }, 'The visitor asked for a call', []],
  [{ kind: 'seen', about: 1 }, 'The visitor opened the quote', []],
  [
    { kind: 'asked', about: 1, said: 'And the piano?' },
    'The visitor asked something',
    ['And the piano?'],
  ],
  [{ kind: 'accepted', about: 1 }, 'The visitor accepted', []],
  [{ kind: 'declined', about: 1 }, 'The visitor said no, thank you', []],
  [{ kind: 'reminded', reminder: '30m' }, 'Reminder sent to the team', []],
  [
    { kind: 'undelivered', about: 1, mail: 'day-before', reason: '550 no such user' },
    'The email with the details for tomorrow did not arrive',
    ['550 no such user'],
  ],
  [
    { kind: 'undelivered', by: 'Anna', about: 1, mail: 'quote', reason: '' },
    'Anna: the email with the quote came back',
    [],
  ],
  [
    { kind: 'delivered', about: 1, mail: 'quote' },
    'The email with the quote was sent after all',
    [],
  ],
  [
    { kind: 'delivered', about: 1, mail: 'confirmation' },
    'The email with the confirmed day was sent after all',
    [],
  ],
])('%o reads “%s”', (event, heading, lines) => {
  expect(inWords(event)).toEqual({ heading, lines });
});

test('lines of a quote are one line each, and a channel has its name', () => {
  const event = { ...quoted({ includes: ['Loading', 'Unloading'] }), via: 'whatsapp' } as const;
  const words = inWords(event as SampleEvent);
  expect(words?.heading).toMatch(/, by WhatsApp$/);
  expect(words?.lines).toContain('Included: Loading; Unloading');
});

test('an event that a newer version stored is told of, not hidden', () => {
  const event = { kind: 'unreadable', number: 1, at: '', by: null } as const;
  expect(eventInWords(event)).toEqual({
    heading: 'Something that this version of the website cannot read',
    lines: [],
  });
});
