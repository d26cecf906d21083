import { parse } from 'node-html-parser';
import { expect, test, vi } from 'vitest';
import { termsOf } from '../../content/terms.ts';
import { TO_BE_SETTLED } from '../../domain/quote/price-in-words.ts';
import { waybillOf } from '../../domain/your-move/waybill.ts';
import { entryIn } from '../../tests/server/testing/calendar-entry.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import type { Mail } from '../sending/mail/mail.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { createDayBeforeMail } from '../waiting/send-day-before.ts';

const DAY = '2026-12-07';
const WHOLE = 'R6\u00a0500 for the whole move, however long it takes';
const HOURLY =
  'R800 an hour; we expect 5 to 7 hours: R4\u00a0000 to R5\u00a0600, and each further hour costs the same';
const MINIMUM =
  'R1\u00a0200 an hour; at least 3 hours: from R3\u00a0600, and each further hour costs the same';
const RANGE = `R6\u00a0500 to R8\u00a0000, ${TO_BE_SETTLED}`;

const whole = { basis: 'whole', price: 6500, upTo: null } as const;
const hourly = { basis: 'hourly', price: null, rate: 800, hours: 5, hoursUpTo: 7 } as const;
const minimum = { basis: 'hourly', price: 3600, rate: 1200, hours: 3 } as const;
const range = { basis: 'range', price: 6500, upTo: 8000 } as const;
const without = { price: 6500, upTo: null } as const;

/** A quote, how a yes to it comes, and the price of the confirmed day. */
const MOVES = [
  { quote: whole, says: WHOLE, yes: 'page', day: whole, confirmed: WHOLE },
  { quote: whole, says: WHOLE, yes: 'phone', day: {}, confirmed: WHOLE },
  { quote: hourly, says: HOURLY, yes: 'page', day: hourly, confirmed: HOURLY },
  { quote: hourly, says: HOURLY, yes: 'phone', day: hourly, confirmed: HOURLY },
  { quote: hourly, says: HOURLY, yes: 'page', day: {}, confirmed: HOURLY },
  { quote: minimum, says: MINIMUM, yes: 'page', day: minimum, confirmed: MINIMUM },
  { quote: range, says: RANGE, yes: 'page', day: whole, confirmed: WHOLE },
  {
    quote: range,
    says: RANGE,
    yes: 'phone',
    day: { price: 7000 },
    confirmed: WHOLE.replace('6\u00a0500', '7\u00a0000'),
  },
  {
    quote: { price: 6500, upTo: 8000 },
    says: RANGE,
    yes: 'page',
    day: { basis: 'whole', price: 8000 },
    confirmed: WHOLE.replace('6\u00a0500', '8\u00a0000'),
  },
  { quote: without, says: 'R6\u00a0500', yes: 'page', day: without, confirmed: 'R6\u00a0500' },
] as const;

test.each([
  ['more than the yes', whole, { price: 7200 }],
  ['less than the yes', whole, { price: 6000 }],
  ['hours for a sum', whole, hourly],
  ['a sum for hours', hourly, whole],
  ['other hours', hourly, { ...hourly, hoursUpTo: 9 }],
  ['more than a range', range, { price: 8001 }],
  ['hours for a range', range, hourly],
  ['nothing for a range', range, {}],
])('a day cannot be confirmed with %s', async (_, quote, price) => {
  const { quoteIt, answer, confirmIt, desk } = await withQuote();
  await quoteIt(quote);
  await answer('accepted');
  const refused = await confirmIt(price);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    [{ field: 'price', message: expect.stringMatching(/^They said yes to R/) }],
  ]);
  expect((await desk()).stage).toBe('accepted');
});

/** Every text about a move that a visitor, the team and their calendars read now. */
async function surfacesOf(server: Awaited<ReturnType<typeof withQuote>>) {
  const { move, desk, deliver, toVisitor, toTeam } = server;
  await deliver();
  const theirs = await move();
  const { price, facts, history } = await desk();
  const page = waybillOf(theirs, new Date(DAY)).price;
  // The desk has its beginning large, and what that leaves open; a plain sum is for the whole move.
  const atDesk = [
    price,
    `${price}, ${facts[0]}`,
    `${price}; ${facts[0]}`,
    WHOLE.replace(/^R6.500/, price),
  ];
  return {
    page,
    ...(theirs.booking && {
      booking: theirs.booking.lines.find(({ field }) => field === 'price')?.value,
    }),
    desk: atDesk.find((each) => each === page) ?? price,
    history: history
      .flatMap(({ lines }) => lines)
      .findLast((line) => line.startsWith('Price: '))
      ?.slice('Price: '.length),
    ...pricesIn('email', toVisitor().at(-1)),
    ...pricesIn('team', toTeam().at(-1)),
  };
}

/** Each price that a mail names, in its text and in its calendar. */
function pricesIn(name: string, mail: Pick<Mail, 'text' | 'calendar'> | undefined) {
  const lines = [...`${mail?.text}`.matchAll(/^Price: (.*)$/gm)].map(([, price]) => price);
  const inCalendar = /^Price: (.*)$/m.exec(`${entryIn(mail).description}`)?.[1];
  return {
    ...Object.fromEntries(lines.map((price, index) => [`${name} ${index}`, price])),
    ...(inCalendar !== undefined && { [`${name} calendar`]: inCalendar }),
  };
}

/** Large and small type are told apart by no comma. */
const inOneLine = (text: string) => text.replace(/[,;\s]+/g, ' ');
const only = (surfaces: object) => [...new Set(Object.values(surfaces))];

const figureIn = (says: string) => says.split(/,? for the|;|, to be/)[0];

test.each(MOVES)(
  '“$says”, a yes by $yes, then “$confirmed”: every surface says the same',
  async ({ quote, says, yes, day, confirmed }) => {
    const server = await withQuote();
    const { quoteIt, answer, act, confirmIt, desk, clock, db, morning, deliver, toVisitor } =
      server;
    expect((await quoteIt(quote)).statusCode).toBe(200);
    expect(only(await surfacesOf(server))).toEqual([says]);
    const sent = toVisitor().at(-1);
    expect(sent?.subject).toContain(`${figureIn(says)}: your quote`);
    expect(inOneLine(parse(`${sent?.html}`).text)).toContain(inOneLine(says));
    const { agreement: fields } = await desk();
    const { status } =
      yes === 'page'
        ? { status: (await answer('accepted')).statusCode }
        : { status: (await act({ kind: 'agreed', ...fields, said: '' })).statusCode };
    expect(status).toBe(200);
    const agreed = await surfacesOf(server);
    expect(only(agreed)).toEqual([says]);
    if (yes === 'page')
      expect(toVisitor().at(-1)?.subject).toContain(`You said yes: ${figureIn(says)}`);

    if (says === RANGE) {
      const refused = await confirmIt({ ...range });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors[0]).toMatchObject({ field: 'basis' });
      expect((await desk()).confirmation).toMatchObject({ basis: null, price: null });
    }
    expect((await confirmIt(day)).statusCode).toBe(200);
    expect(only(await surfacesOf(server))).toEqual([confirmed]);

    clock.time = Date.parse('2026-12-06T16:00:00+02:00');
    await createDayBeforeMail({
      db,
      outbox: { wake: vi.fn() },
      at: loadConfig({}).dayBefore,
      log: createLog('silent'),
      now: () => new Date(clock.time),
    }).look();
    await deliver();
    const eve = toVisitor().at(-1);
    expect(eve?.subject).toContain('Tomorrow');
    expect(only(pricesIn('eve', eve))).toEqual([confirmed]);
    const crew = (await morning(DAY))?.text ?? '';
    expect(crew).toContain(`Booked: ${confirmed}, 3 movers, 1 truck`);
    expect(crew.includes('What you pay for: The time from')).toBe(confirmed.includes(' an hour'));
  },
);

test('a chat has the price, who comes, what is not included and the terms, and they stay', async () => {
  const server = await withQuote();
  const { quoteIt, answer, confirmIt, desk, move, deliver, toVisitor, morning } = server;
  await quoteIt({ ...hourly, people: 4, trucks: 2, notIncluded: ['Boxes'], via: 'whatsapp' });
  const { tell } = await desk();
  const text = decodeURIComponent(`${tell?.link?.url}`).replaceAll('+', ' ');
  for (const line of [
    `Price: ${HOURLY}`,
    'What you pay for: The time from',
    'Not included: Boxes',
    'We bring: 4 movers, 2 trucks',
    `Our terms of ${termsOf}, before you say yes:`,
    'Payment: ',
    'Refunds: ',
    'Insurance: ',
    'Cancelling: ',
    '/terms-of-service',
  ]) {
    expect(text).toContain(line);
  }

  await answer('accepted');
  await deliver();
  const paper = waybillOf(await move(), new Date(DAY));
  expect(paper.notIncluded).toEqual(['Boxes']);
  expect(paper.lines).toContainEqual(
    expect.objectContaining({ label: 'We bring', value: '4 movers, 2 trucks' }),
  );
  expect(toVisitor().at(-1)?.text).toContain('We bring: 4 movers, 2 trucks');
  expect((await desk()).confirmation.visits).toMatchObject([{ people: 4, trucks: 2 }]);

  await confirmIt({ ...hourly, people: 3, trucks: 1 });
  await deliver();
  const confirmed = toVisitor().at(-1)?.text;
  expect(confirmed).toContain('We bring: 3 movers, 1 truck');
  expect(confirmed).toContain('Movers: 3 movers instead of 4 movers');
  expect(confirmed).toContain('Not included: Boxes');
  expect((await morning(DAY))?.text).toContain('Not included: Boxes');
});

test('a yes by phone is stamped with the terms that the visitor had, or with none', async () => {
  for (const terms of [termsOf, undefined]) {
    const { act, desk } = await withQuote();
    const yes = { kind: 'agreed', ...whole, ...onDay(DAY), said: '' };
    const refused = await act({ ...yes, terms: 'May 1999' });
    expect(refused.json().errors).toEqual([
      {
        field: 'terms',
        message: `Our terms are of ${termsOf}. Please name those, or none if they had none`,
      },
    ]);
    expect((await act({ ...yes, terms })).statusCode).toBe(200);
    const lines = (await desk()).history.at(-1)?.lines ?? [];
    expect(lines.includes(`They had our terms of ${termsOf}`)).toBe(terms !== undefined);
  }
});
