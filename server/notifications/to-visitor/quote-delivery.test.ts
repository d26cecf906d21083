import { expect, test } from 'vitest';
import { DAY_MS } from '../../../domain/dates/calendar-date.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import { eventually } from '../../../tests/eventually.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { letTimePass } from '../../../tests/server/testing/outbox-waiting.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { AWAY, REFUSED, SENT, withQuote } from '../../../tests/server/testing/test-quote.ts';
import type { Delivery, Mail } from '../../sending/mail/mail.ts';
import { retryMail } from '../../sending/outbox/outbox.queries.ts';
import { NOT_SENT } from '../../team/desk/desk-view-of.ts';

const OLD_PRICE = 'R6\u00a0500';
const NEW_PRICE = 'R9\u00a0900';

type Server = Awaited<ReturnType<typeof withQuote>>;

/** The history's line about the last quote, with what came after it. */
async function quoteInHistory({ desk }: Server) {
  const { stage, history } = await desk();
  const index = history.findLastIndex(({ heading }) => heading.includes('wrote the quote'));
  return { stage, quote: history[index]?.lines[0], after: history.slice(index + 1) };
}

function prices({ toVisitor }: Server) {
  return toVisitor().flatMap(({ text }) => text.match(/R\d[\d\u00a0]*/g)?.[0] ?? []);
}

/** The addresses that the mail with the quote went to. */
function quotedTo(mails: readonly Mail[]) {
  const quotes = mails.filter(({ subject }) => subject.includes(': your quote'));
  return quotes.map(({ to }) => to?.address);
}

async function mailServerIsBack(server: Server) {
  server.answers.toVisitor = SENT;
  await letTimePass(server.db);
  await server.deliver();
}

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const quoted = async () => withQuote({ db: await openDatabaseAt(await newUrl()) });

  test('a quote that the mail server refuses is unanswered, until a retry sends it after all', async () => {
    const server = await quoted();
    server.answers.toVisitor = REFUSED;
    await server.quoteIt();
    await server.deliver();
    expect(await quoteInHistory(server)).toMatchObject({
      stage: 'undelivered',
      quote: NOT_SENT.dead,
      after: [{ heading: PHASES.undelivered.desk, lines: ['550 5.1.1 no such user'] }],
    });
    expect(server.toVisitor()).toEqual([]);
    const [first, news, ...more] = server.toTeam();
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      sender: 'Not delivered: Thandi Nkosi',
      important: true,
      reference: first?.reference,
      subject: `Re: ${first?.subject}`,
    });
    expect(news?.part).toBeDefined();
    // What to do is read before the reason.
    expect(news?.text).toMatch(/Please call.*THE MAIL SERVER SAYS\n- 550 5\.1\.1 no such user/s);
    expect(news?.text).toContain(OLD_PRICE);

    server.answers.toVisitor = SENT;
    expect(await retryMail(server.db, { submissionIds: [server.id] })).toBe(1);
    await server.deliver();
    expect(prices(server)).toEqual([OLD_PRICE]);
    expect(await quoteInHistory(server)).toMatchObject({
      stage: 'quoted',
      quote: 'Sent on Sat 21 Nov at 22:33.',
      after: [{}, { heading: 'The email with the quote was sent after all', lines: [] }],
    });
    expect(server.toTeam()).toHaveLength(2);
  });

  test('a quote that was seen before its email failed has arrived, and nobody is told of the failure', async () => {
    const { answer, answers, deliver, desk, quoteIt, toTeam } = await quoted();
    await quoteIt();
    await answer('seen');
    answers.toVisitor = REFUSED;
    await deliver();
    expect((await desk()).stage).toBe('quoted');
    expect(toTeam().map(({ sender }) => sender)).not.toContain('Not delivered: Thandi Nkosi');
    expect((await answer('accepted')).statusCode).toBe(200);
  });

  test('a quote whose request was changed while its email waited is not for the new addresses', async () => {
    const server = await quoted();
    server.answers.toVisitor = AWAY;
    await server.quoteIt();
    await server.deliver();
    await server.change({ toAddress: '9 Long Street, Melville' });
    await mailServerIsBack(server);
    const [mail, ...more] = server.toVisitor();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('before you changed your request');
    expect(mail?.text).toContain(OLD_PRICE);
    expect(mail?.text).not.toMatch(/Melville|accept|and book/);
  });

  test('a quote whose email only waits has not gone out yet, and then has', async () => {
    const server = await quoted();
    server.answers.toVisitor = AWAY;
    await server.quoteIt();
    await server.deliver();
    const waiting = { stage: 'quoted', quote: NOT_SENT.waiting, after: [] };
    expect(await quoteInHistory(server)).toEqual(waiting);
    await mailServerIsBack(server);
    const sent = { ...waiting, quote: 'Sent on Sat 21 Nov at 22:33.' };
    expect(await quoteInHistory(server)).toEqual(sent);
    expect(server.toTeam()).toHaveLength(1);
  });

  test.each([
    ['has not gone out', AWAY],
    ['was refused', REFUSED],
  ])('of a quote that %s and was revised, only the new price arrives', async (_, answer) => {
    const server = await quoted();
    server.answers.toVisitor = answer;
    await server.quoteIt();
    await server.deliver();
    await server.quoteIt({ price: 9900 });
    await retryMail(server.db, 'all');
    await mailServerIsBack(server);
    expect(prices(server)).toEqual([NEW_PRICE]);
    expect((await server.desk()).stage).toBe('quoted');
  });

  test('a quote that was taken back before its email went out never arrives', async () => {
    const server = await quoted();
    server.answers.toVisitor = AWAY;
    await server.quoteIt();
    await server.deliver();
    expect((await server.act({ kind: 'refused' })).statusCode).toBe(200);
    await mailServerIsBack(server);
    expect(server.toVisitor()).toEqual([]);
    expect(await server.mails('quote')).toEqual([]);
  });

  test('a refusal that comes after the quote was revised says nothing against the new one', async () => {
    const server = await quoted();
    const slow = Promise.withResolvers<typeof REFUSED>();
    server.answers.toVisitor = slow.promise;
    await server.quoteIt();
    const delivery = server.deliver();
    await eventually(() =>
      expect(server.tried.some(({ part }) => part?.startsWith('quote'))).toBe(true),
    );
    server.answers.toVisitor = SENT;
    await server.quoteIt({ price: 9900 });
    slow.resolve(REFUSED);
    await delivery;
    expect((await server.desk()).stage).toBe('quoted');
    expect(prices(server)).toEqual([NEW_PRICE]);
    expect(server.toTeam()).toHaveLength(1);
  });

  test('an answer to a yes that is refused is told to the team, and the move stays accepted', async () => {
    const server = await quoted();
    await server.quoteIt();
    await server.deliver();
    server.answers.toVisitor = REFUSED;
    await server.answer('accepted');
    await server.deliver();
    const { stage, history } = await server.desk();
    expect(stage).toBe('accepted');
    expect(history.at(-1)).toMatchObject({
      heading: 'The email with our answer to their yes did not arrive',
      lines: ['550 5.1.1 no such user'],
    });
    expect(server.toTeam().at(-1)?.sender).toBe('Not delivered: Thandi Nkosi');

    server.answers.toVisitor = SENT;
    expect(await retryMail(server.db, { submissionIds: [server.id] })).toBe(1);
    await server.deliver();
    const after = await server.desk();
    expect(after.history.at(-1)?.heading).toBe(
      'The email with our answer to their yes was sent after all',
    );
    expect(after.wishes).toEqual([]);
  });
});

test.each<[string, (server: Awaited<ReturnType<typeof withQuote>>) => Promise<unknown>, string]>([
  ['a quote', async () => undefined, ': your quote'],
  [
    'a confirmed day',
    async (server) => {
      server.answers.toVisitor = SENT;
      await server.deliver();
      await server.answer('accepted');
      await server.deliver();
      server.answers.toVisitor = REFUSED;
      await server.confirmIt();
    },
    ': booked',
  ],
])(
  '%s that came back goes out again to the corrected address, and stays in sight until then',
  async (_, arrive, subject) => {
    const server = await withQuote();
    server.answers.toVisitor = REFUSED;
    await server.quoteIt();
    await arrive(server);
    await server.deliver();
    const { stage } = await server.desk();
    await server.change({ moveDate: SAMPLE_REQUEST.moveDate, email: 'right@visitor.example' });
    expect((await server.desk()).stage).toBe(stage);
    server.answers.toVisitor = SENT;
    await server.deliver();
    expect(server.toVisitor().at(-1)).toMatchObject({
      to: { address: 'right@visitor.example' },
      subject: expect.stringContaining(subject),
    });
    const changed = server.toTeam().at(-1);
    expect(changed?.sender).toBe('Email address changed: Thandi Nkosi');
    expect(changed?.text).toMatch(/- The email with .+ goes out again, to the corrected address\./);
    const { wishes, stage: after } = await server.desk();
    expect(after).toBe(stage === 'undelivered' ? 'quoted' : stage);
    // The server wrote to the new address by itself: nothing is left for the family.
    expect(wishes).toEqual([]);
    // The price is the same, so nobody has to quote again.
    if (after === 'quoted') expect((await server.answer('accepted')).statusCode).toBe(200);
  },
);

test('a mail that is refused while its address is corrected goes to the corrected one', async () => {
  const server = await withQuote();
  await server.quoteIt();
  const refusal = Promise.withResolvers<Delivery>();
  server.answers.toVisitor = refusal.promise;
  const delivering = server.deliver();
  await eventually(() =>
    expect(server.tried.some(({ part }) => part?.startsWith('quote'))).toBe(true),
  );
  await server.change({ moveDate: SAMPLE_REQUEST.moveDate, email: 'right@visitor.example' });
  server.answers.toVisitor = SENT;
  refusal.resolve(REFUSED);
  await delivering;
  expect(quotedTo(server.toVisitor())).toEqual(['right@visitor.example']);
  expect((await server.desk()).stage).toBe('quoted');
});

test('a mail that waits for another try goes out at once to the corrected address', async () => {
  const server = await withQuote();
  server.answers.toVisitor = AWAY;
  await server.quoteIt();
  await server.deliver();
  server.answers.toVisitor = SENT;
  await server.change({ moveDate: SAMPLE_REQUEST.moveDate, email: 'right@visitor.example' });
  await server.deliver();
  expect(quotedTo(server.toVisitor())).toEqual(['right@visitor.example']);
});

test.each<[string, string, object]>([
  ['a quote that has run out', '2026-12-24T08:00:00Z', {}],
  ['a quote whose price may have changed', '2026-11-22T08:00:00Z', { toAddress: '9 Long Street' }],
])('a corrected address does not get %s', async (_, now, change) => {
  const server = await withQuote();
  server.answers.toVisitor = REFUSED;
  await server.quoteIt({ day: '' });
  await server.deliver();
  server.answers.toVisitor = SENT;
  server.clock.time = Date.parse(now);
  await server.change({ email: 'right@visitor.example', ...change });
  await server.deliver();
  expect(server.toVisitor()).toEqual([]);
  expect(server.toTeam().at(-1)?.text).not.toContain('goes out again');
});

test('a corrected address does not get a confirmation after the move', async () => {
  const server = await withQuote();
  await server.quoteIt();
  await server.answer('accepted');
  await server.deliver();
  server.answers.toVisitor = REFUSED;
  await server.confirmIt();
  await server.deliver();
  server.answers.toVisitor = SENT;
  const before = server.toVisitor().length;
  server.clock.time = Date.parse('2026-12-07T22:30:00Z');
  await server.change({ email: 'right@visitor.example' });
  await server.deliver();
  expect(server.toVisitor()).toHaveLength(before);
});

test('the fifth wrong address gets no more', async () => {
  const server = await withQuote();
  server.answers.toVisitor = REFUSED;
  await server.quoteIt();
  await server.deliver();
  const moveDate = SAMPLE_REQUEST.moveDate;
  for (let address = 1; address <= 6; address += 1) {
    server.clock.time += DAY_MS;
    await server.change({ moveDate, email: `wrong${address}@visitor.example` });
    await server.deliver();
  }
  expect(quotedTo(server.tried)).toHaveLength(5);
});

test('a corrected address gets nothing that was overtaken since', async () => {
  const server = await withQuote();
  server.answers.toVisitor = REFUSED;
  await server.quoteIt();
  await server.deliver();
  await server.act({ kind: 'refused' });
  server.answers.toVisitor = SENT;
  await server.change({ email: 'right@visitor.example' });
  await server.deliver();
  expect(server.toVisitor()).toEqual([]);
});

test('a confirmation that waits for the mail server is in the morning mail until it has gone out', async () => {
  const server = await withQuote();
  await server.quoteIt();
  await server.answer('accepted');
  await server.deliver();
  server.answers.toVisitor = AWAY;
  await server.confirmIt();
  await server.deliver();
  const mail = await server.morning('2026-11-22');
  expect(mail?.text).toMatch(
    /CALLS, QUESTIONS AND CHANGES\nThandi Nkosi: .*\n +the email that confirms the day has not gone out/,
  );
  server.answers.toVisitor = SENT;
  await retryMail(server.db, { submissionIds: [server.id] });
  await server.deliver();
  expect((await server.morning('2026-11-23'))?.text ?? '').not.toContain('has not gone out');
});

test('the morning after, a refused quote is among those without an answer, until it was sent', async () => {
  const server = await withQuote();
  server.answers.toVisitor = REFUSED;
  await server.quoteIt();
  await server.deliver();
  const mail = await server.morning('2026-11-22');
  expect(mail?.subject).toBe('This morning: 1 without an answer');
  expect(mail?.text).toMatch(/WITHOUT AN ANSWER\nThandi Nkosi: .*\n +the quote did not arrive;/);
  server.answers.toVisitor = SENT;
  await retryMail(server.db, { submissionIds: [server.id] });
  await server.deliver();
  const next = await server.morning('2026-11-23');
  expect(next?.subject).toBe('This morning: 1 quote to follow up');
  expect(next?.text).toMatch(/QUOTES TO FOLLOW UP\n.*\n +nobody has opened it for a day\n/);
});

test('the morning mail names a quote whose email waits, until it was sent', async () => {
  const server = await withQuote();
  server.answers.toVisitor = AWAY;
  await server.quoteIt();
  await server.deliver();
  const mail = await server.morning('2026-11-22');
  expect(mail?.text).toMatch(/QUOTES TO FOLLOW UP\n.*\n +the email with it has not gone out\n/);
  await mailServerIsBack(server);
  const next = await server.morning('2026-11-23');
  expect(next?.subject).toBe('This morning: 1 quote to follow up');
  expect(next?.text).toMatch(/QUOTES TO FOLLOW UP\n.*\n +nobody has opened it for a day\n/);
});

test('every mail about a move names its street, which tells an agent’s moves apart', async () => {
  const server = await withQuote();
  await server.quoteIt();
  await server.deliver();
  await server.answer('accepted');
  await server.deliver();
  await server.confirmIt();
  await server.act({ kind: 'linked', via: 'email' });
  await server.deliver();
  await server.act({ kind: 'cancelled', said: '' });
  await server.deliver();
  const subjects = server.toVisitor().map(({ subject }) => subject.replace(/ \[.*/, ''));
  expect(subjects).toHaveLength(5);
  for (const subject of subjects) expect(subject.match(/12 Kelly Avenue/g)).toHaveLength(1);
  expect(subjects).toContain('R6\u00a0500, Mon 7 Dec: booked, 12 Kelly Avenue');
  expect(subjects).toContain('Your move is cancelled: 12 Kelly Avenue');
});
