import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { tries } from '../../tests/tries.ts';

const DAY = '2026-12-16';

/** Booked at R6 000 for the 16th. */
async function booked(changes: Parameters<typeof withQuote>[0] = {}) {
  const server = await withQuote(changes);
  await server.quoteIt({ price: 6000, day: DAY });
  await server.answer('accepted');
  await server.confirmIt({ day: DAY });
  await server.deliver();
  return server;
}

type Server = Awaited<ReturnType<typeof booked>>;

/** What each surface says that the move costs. */
async function priceOn({ move, desk, deliver, toVisitor }: Server) {
  await deliver();
  const { booking, account, phase, moveDay } = await move();
  return {
    page: booking?.figure,
    due: account?.due,
    desk: (await desk()).price,
    phase,
    day: moveDay,
    subject: toVisitor().at(-1)?.subject.replace(/ \[.*/, ''),
  };
}

const BEFORE = {
  page: 'R6\u00a0000',
  due: 6000,
  desk: 'R6\u00a0000',
  phase: 'booked',
  day: { day: DAY, status: 'confirmed' },
};
const AFTER = { ...BEFORE, page: 'R7\u00a0200', due: 7200, desk: 'R7\u00a0200' };

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('a piano: the booking counts until the yes, and after it stays confirmed', async () => {
    const server = await booked({ db: await openDatabaseAt(await newUrl()) });
    const { quoteIt, answer, move, desk, toVisitor, toTeam, deliver } = server;
    await quoteIt({ price: 7200, day: DAY, note: 'With the piano' });
    expect(await priceOn(server)).toEqual({
      ...BEFORE,
      subject: 'R7\u00a0200 instead of R6\u00a0000: new quote',
    });
    const asked = await move();
    expect(asked).toMatchObject({ may: expect.arrayContaining(['accepted', 'declined']) });
    expect(asked.quote).toMatchObject({ figure: 'R7\u00a0200', replaces: 'booking', isOpen: true });
    expect(asked.bookedQuote).toMatchObject({ figure: 'R6\u00a0000' });
    expect((await desk()).facts).toContain('new price R7\u00a0200, no yes yet, not opened yet');

    await answer('accepted');
    expect(await priceOn(server)).toEqual({
      ...AFTER,
      subject: 'You said yes: R7\u00a0200 instead of R6\u00a0000',
    });
    expect(toVisitor().at(-1)?.text).toContain('Your day stays confirmed.');
    expect(toVisitor().at(-1)?.text).toContain('Price: R7\u00a0200 instead of R6\u00a0000');
    await deliver();
    expect(toTeam().at(-1)?.text).toContain('The day stays confirmed');
    expect(await move()).toMatchObject({ bookedQuote: null, quote: { isOpen: false } });
    expect((await desk()).may.agreed).toBe(true);
  });
});

test('a no leaves what is booked, and the quote cannot be accepted any more', async () => {
  const server = await booked();
  await server.quoteIt({ price: 7200, day: DAY });
  await server.answer('declined');
  expect(await priceOn(server)).toMatchObject(BEFORE);
  await server.answer('accepted');
  expect(await priceOn(server)).toMatchObject(BEFORE);
});

test('a yes to another day has to be confirmed again, at the new price', async () => {
  const server = await booked();
  await server.quoteIt({ price: 7200, day: '2026-12-17' });
  expect(await priceOn(server)).toMatchObject(BEFORE);
  await server.answer('accepted');
  expect(await priceOn(server)).toMatchObject({
    page: 'R7\u00a0200',
    phase: 'agreed',
    day: { day: '2026-12-17', status: 'agreed' },
  });
  await server.confirmIt({ day: '2026-12-17' });
  expect(await priceOn(server)).toMatchObject({ ...AFTER, day: { day: '2026-12-17' } });
});

test('a yes to another price on the phone is one press, and an email says it', async () => {
  const server = await booked();
  const yes = { kind: 'agreed', price: 7200, ...onDay(DAY), said: 'The piano comes too' };
  expect((await server.act(yes)).json().stage).toBe('booked');
  expect(await priceOn(server)).toEqual({
    ...AFTER,
    subject: 'You said yes: R7\u00a0200 instead of R6\u00a0000',
  });
});

test('another price with the day is refused, and names the two ways', async () => {
  const server = await booked();
  const refused = await server.confirmIt({ day: DAY, price: 7200 });
  expect([refused.statusCode, refused.json().errors[0]]).toEqual([
    422,
    {
      field: 'price',
      message:
        'They said yes to R6\u00a0000. For another price send a new quote (quoted), or enter that they agreed to it (agreed)',
    },
  ]);
  expect(await priceOn(server)).toMatchObject(BEFORE);
});

test('a quote for a booked move ends with the move, and when it is cancelled', async () => {
  const cancelled = await booked();
  await cancelled.quoteIt({ price: 7200, day: DAY });
  await cancelled.cancel();
  expect((await cancelled.move()).may).not.toContain('accepted');
  const moved = await booked();
  await moved.quoteIt({ price: 7200, day: DAY, validUntil: '2026-12-30' });
  moved.clock.time = Date.parse('2026-12-18T10:00:00+02:00');
  expect(await moved.move()).toMatchObject({ phase: 'moved' });
  expect((await moved.move()).may).not.toContain('accepted');
});

test('the morning mail names a new price that nobody answers, and one that ran out', async () => {
  const server = await booked();
  server.clock.time = Date.parse('2026-12-03T12:00:00+02:00');
  await server.quoteIt({ price: 7200, day: DAY, validUntil: '2026-12-09' });
  await server.deliver();
  const silent = await server.morning('2026-12-05');
  expect(silent?.text).toMatch(/QUOTES TO FOLLOW UP\n.*\n +nobody has opened it for a day\n/);
  const over = await server.morning('2026-12-10');
  expect(over?.text).toMatch(
    /QUOTES TO FOLLOW UP\n.*\n +.*nobody said yes to its price, so\s+the one before counts\n/,
  );
});

interface Booked {
  price: number;
  window: string;
  crew: string;
  registration: string;
  trucks: number;
  includes: string;
  note: string;
}

const LABELS: Readonly<Record<keyof Booked, RegExp>> = {
  price: /^Price: /,
  window: /^Hours: /,
  crew: /^Crew: /,
  registration: /^Registration: /,
  trucks: /^Trucks: /,
  includes: /^(?:Also|No longer) included: /,
  note: /^Note: /,
};

const FIELDS = Object.keys(LABELS) as (keyof Booked)[];

const confirmed = fc.record({
  window: fc.constantFrom('between 8 and 9', 'between 9 and 10'),
  crew: fc.constantFrom('Sam', 'Lindiwe', 'Sam and Lindiwe'),
  registration: fc.constantFrom('JX 12 CD GP', 'KY 34 EF GP'),
  trucks: fc.constantFrom(1, 2),
});
const offered = fc.record({
  price: fc.constantFrom(6000, 7200, 17_500),
  includes: fc.constantFrom('Loading', 'Loading\nThe piano', 'Boxes'),
  note: fc.constantFrom('', 'With the piano'),
});
const acts = fc.array(
  fc.oneof(
    fc.record({ confirm: confirmed }),
    fc.record({ offer: offered, answer: fc.constantFrom('accepted', 'declined', null) }),
  ),
  { minLength: 2, maxLength: 5 },
);

/** The fields of a mail’s list of what is new. */
function toldIn(text: string): (keyof Booked)[] {
  const section = text.split('WHAT’S NEW\n')[1]?.split('\n\n')[0] ?? '';
  return FIELDS.filter((field) => section.split('\n').some((line) => LABELS[field].test(line)));
}

test('mails in a row say all that is new and nothing else, each under a subject of its own', {
  tags: 'property',
}, async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (some) => {
      const server = await booked();
      const { deliver, quoteIt, answer, confirmIt, toVisitor } = server;
      const first = { window: 'between 8 and 9', crew: 'Sam', registration: 'JX 12 CD GP' };
      await quoteIt({ price: 6000, day: DAY, includes: ['Loading'], note: '' });
      await answer('accepted');
      await confirmIt({ ...first, price: 6000, day: DAY, crew: ['Sam'], trucks: 1 });
      await deliver();
      const known: Booked = { ...first, price: 6000, trucks: 1, includes: 'Loading', note: '' };
      for (const act of some) {
        const before = toVisitor().length;
        const now = 'confirm' in act ? act.confirm : act.offer;
        const isNew = (field: keyof Booked) =>
          field in now && known[field] !== { ...known, ...now }[field];
        const told = FIELDS.filter(isNew);
        if ('confirm' in act) {
          const { crew, ...more } = act.confirm;
          await confirmIt({ ...more, price: known.price, day: DAY, crew: [crew] });
          Object.assign(known, now);
        } else {
          const { includes, ...more } = act.offer;
          await quoteIt({
            ...more,
            day: DAY,
            window: known.window,
            includes: includes.split('\n'),
          });
          if (act.answer) await answer(act.answer);
          if (act.answer === 'accepted') Object.assign(known, now);
        }
        await deliver();
        for (const { text } of toVisitor().slice(before)) expect(toldIn(text)).toEqual(told);
      }
      const mails = toVisitor().map(({ subject, text }) => [subject.replace(/ \[.*/, ''), text]);
      for (const [index, [subject = '', text]] of mails.entries()) {
        const [nextSubject, nextText] = mails[index + 1] ?? [];
        if (text !== nextText) expect(subject).not.toBe(nextSubject);
        // Its end may be cut off: the day, and what tells it from an earlier one.
        expect(subject.replace(/, Wed 16 Dec| \(\d+\)/g, '').length).toBeLessThanOrEqual(52);
      }
    }),
    { numRuns: tries(20) },
  );
});
