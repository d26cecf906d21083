import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '../../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { REFUSED, withQuote } from '../../../tests/server/testing/test-quote.ts';

const CAME_BACK = { kind: 'undelivered', said: '550 5.1.1 no such user' };

type Server = Awaited<ReturnType<typeof withQuote>>;

async function quoted(server: Server) {
  await server.quoteIt();
  await server.deliver();
  return server;
}

/** The family's and the visitor's view of it, without author and time. */
async function seenOf(server: Server) {
  const { stage, status, wishes, may } = await server.desk();
  const { emailFailed, quote } = await server.move();
  const morning = await server.morning('2026-11-24');
  return { stage, status, wishes, may, emailFailed, quote, morning: morning?.text };
}

test('a quote that came back as mail has the effect of one that the mail server refused', async () => {
  const noted = await quoted(await withQuote());
  expect((await noted.act(CAME_BACK)).statusCode).toBe(200);
  const refused = await withQuote();
  refused.answers.toVisitor = REFUSED;
  await quoted(refused);
  const seen = await seenOf(noted);
  expect(seen).toMatchObject({ stage: 'undelivered', emailFailed: true });
  expect(seen.morning).toContain('the quote did not arrive');
  const { morning, ...facts } = await seenOf(refused);
  expect(seen).toMatchObject(facts);
  expect(morning).toContain('the quote did not arrive');
});

test('so does the email of a confirmed day, which then waits for the team', async () => {
  const server = await quoted(await withQuote());
  await server.answer('accepted');
  await server.confirmIt();
  await server.deliver();
  await server.act({ kind: 'undelivered' });
  const { wishes, history } = await server.desk();
  expect(wishes).toEqual([
    expect.objectContaining({
      heading: expect.stringContaining('The email with the confirmed day did not reach them'),
      lines: [],
    }),
  ]);
  expect(history.at(-1)?.heading).toBe('Anna: the email with the confirmed day came back');
  expect((await server.move()).emailFailed).toBe(true);
  expect((await server.morning('2026-11-24'))?.text).toContain('an email did not reach them');
});

test('it is offered as long as an email to the present address may come back', async () => {
  const server = await withQuote();
  const isOffered = async () => (await server.desk()).may.undelivered;
  expect(await isOffered()).toBe(false);
  await server.quoteIt({ via: 'whatsapp' });
  expect(await isOffered()).toBe(false);
  await quoted(server);
  expect(await isOffered()).toBe(true);
  await server.act(CAME_BACK);
  expect(await isOffered()).toBe(false);
  expect((await server.act(CAME_BACK)).statusCode).toBe(409);
  // It goes out again, and may come back again.
  const { moveDate } = SAMPLE_REQUEST;
  await server.change({ moveDate, email: 'right@visitor.example' });
  expect(await isOffered()).toBe(true);
});

test('our own mail server takes the next email, and the address is doubted all the same', async () => {
  const server = await quoted(await withQuote());
  await server.act(CAME_BACK);
  await quoted(server);
  expect(server.toVisitor()).toHaveLength(2);
  expect(await server.move()).toMatchObject({ emailFailed: true });
  await server.change({ moveDate: SAMPLE_REQUEST.moveDate, email: 'right@visitor.example' });
  await server.deliver();
  expect(await server.move()).toMatchObject({ emailFailed: false });
  expect((await server.desk()).stage).toBe('quoted');
});

test('what came back is the email that its author had before them', async () => {
  const server = await quoted(await withQuote());
  const { last } = await server.desk();
  await server.answer('accepted');
  await server.act({ ...CAME_BACK, after: last });
  expect((await server.desk()).history.at(-1)?.heading).toBe(
    'Anna: the email with the quote came back',
  );
  expect(await server.move()).toMatchObject({ emailFailed: true });
});

test('an address that was corrected in between is not doubted, nor a bounce noted twice', async () => {
  const server = await quoted(await withQuote());
  const { last } = await server.desk();
  await server.change({ moveDate: SAMPLE_REQUEST.moveDate, email: 'right@visitor.example' });
  expect((await server.act({ ...CAME_BACK, after: last })).statusCode).toBe(409);
  expect((await server.move()).emailFailed).toBe(false);
  const seen = await server.desk();
  await server.act({ ...CAME_BACK, by: 'Bheki' });
  expect((await server.act({ ...CAME_BACK, after: seen.last })).statusCode).toBe(409);
});

test('a new quote must not be written without knowing of it', async () => {
  const server = await quoted(await withQuote());
  const { last } = await server.desk();
  await server.act({ ...CAME_BACK, by: 'Bheki' });
  const revised = { kind: 'quoted', via: 'email', ...SAMPLE_QUOTE, after: last };
  expect((await server.act(revised)).statusCode).toBe(409);
});
