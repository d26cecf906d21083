import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

const THIEF = { moveDate: SAMPLE_REQUEST.moveDate, email: 'ex@partner.example' };
const OTHER_NUMBER = { moveDate: SAMPLE_REQUEST.moveDate, phone: '082 555 0199' };

type Server = Awaited<ReturnType<typeof withQuote>>;

async function quoted(via = 'email') {
  const server = await withQuote();
  await server.quoteIt({ via });
  await server.deliver();
  return server;
}

async function agreed() {
  const server = await quoted();
  await server.answer('accepted');
  await server.deliver();
  return server;
}

const mailsTo = ({ toVisitor }: Server, address: string) =>
  toVisitor().filter(({ to }) => to?.address === address);

const opens = async (server: Server, key: string) =>
  (await server.get('/api/your-move', key)).statusCode;

test('the address before is told at once, without a link or an address', async () => {
  const server = await quoted();
  await server.change(THIEF);
  await server.deliver();
  const mail = mailsTo(server, SAMPLE_REQUEST.email).at(-1);
  expect(mail?.subject).toContain('We changed the email address of your move');
  expect(mail?.text).toContain(`If that was not you, phone us: ${company.phone.display}`);
  for (const word of ['your-move', THIEF.email, SAMPLE_REQUEST.name, SAMPLE_REQUEST.fromAddress]) {
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(word);
  }
});

test('the team reads it first, and in the subject', async () => {
  const server = await quoted();
  await server.change({ ...THIEF, fromAddress: '3 Oak Avenue, Boskruin' });
  await server.deliver();
  const mail = server.toTeam().at(-1);
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Email address changed: /),
    important: true,
  });
  const text = mail?.text ?? '';
  expect(text.indexOf(THIEF.email)).toBeLessThan(text.indexOf('3 Oak Avenue, Boskruin'));
});

test('after a yes another address counts only once somebody in the team has changed it', async () => {
  const server = await agreed();
  const owner = server.linkKey;
  const before = mailsTo(server, THIEF.email).length;
  expect((await server.change(THIEF)).statusCode).toBe(200);
  await server.confirmIt();
  await server.deliver();
  expect(mailsTo(server, THIEF.email)).toHaveLength(before);
  const subjects = mailsTo(server, SAMPLE_REQUEST.email).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Somebody asked us to change the email/));
  expect(subjects).toContainEqual(expect.stringContaining(': booked'));
  expect(await opens(server, owner)).toBe(200);
  expect(await server.move()).toMatchObject({
    request: { email: SAMPLE_REQUEST.email },
    contactAsked: [{ field: 'email', before: SAMPLE_REQUEST.email, after: THIEF.email }],
  });

  const { newContact, request } = await server.desk();
  expect(newContact?.lines).toEqual([`Email: ${THIEF.email}, was ${SAMPLE_REQUEST.email}`]);
  const version = request?.version;
  const pressed = { kind: 'changed', ...request?.answers, ...newContact?.answers, version };
  expect((await server.act(pressed)).statusCode).toBe(200);
  await server.deliver();
  expect((await server.desk()).newContact).toBeNull();
  expect(await server.move()).toMatchObject({ request: { email: THIEF.email }, contactAsked: [] });
  expect(mailsTo(server, THIEF.email).length).toBeGreaterThan(0);
  expect(await opens(server, owner)).toBe(401);
});

test('the same wish twice is one, and other answers are stored at once', async () => {
  const server = await agreed();
  await server.change({ ...THIEF, additionalNotes: 'A piano too' });
  await server.change({ ...THIEF, additionalNotes: 'A piano too' });
  expect(await server.mails('contact-changed')).toHaveLength(1);
  expect(await server.move()).toMatchObject({
    request: { email: SAMPLE_REQUEST.email, additionalNotes: 'A piano too' },
  });
});

test('a number to which the link went by WhatsApp loses it when it is corrected', async () => {
  const server = await quoted('whatsapp');
  const stranger = server.linkKey;
  await server.change(OTHER_NUMBER);
  expect(await opens(server, stranger)).toBe(401);
  await server.deliver();
  // The owner's emails with the link before would open nothing.
  expect(mailsTo(server, SAMPLE_REQUEST.email).at(-1)?.text).toContain('earlier links no longer');
});

test('so does one to which the link alone was sent', async () => {
  const server = await quoted();
  await server.act({ kind: 'linked', via: 'whatsapp' });
  await server.change(OTHER_NUMBER);
  expect(await opens(server, server.linkKey)).toBe(401);
});

test('the link stays with whoever got it by email when the number is corrected', async () => {
  const server = await quoted();
  await server.act({ kind: 'linked', via: 'email' });
  await server.change(OTHER_NUMBER);
  expect(await opens(server, server.linkKey)).toBe(200);
});

test('at the desk too', async () => {
  const server = await quoted('whatsapp');
  const { request } = await server.desk();
  const corrected = { ...request?.answers, ...OTHER_NUMBER, version: request?.version };
  await server.act({ kind: 'changed', ...corrected });
  expect(await opens(server, server.linkKey)).toBe(401);
});

test('a third address on one day is refused', async () => {
  const server = await quoted();
  for (const email of ['one@visitor.example', 'two@visitor.example']) {
    expect((await server.change({ ...THIEF, email })).statusCode).toBe(200);
  }
  const third = await server.change(THIEF);
  expect(third.statusCode).toBe(422);
  expect(third.json().errors).toMatchObject([{ field: 'email' }]);
  server.clock.time += 25 * 60 * 60 * 1000;
  expect((await server.change(THIEF)).statusCode).toBe(200);
});

test('a key that was renewed writes nothing, whatever Idempotency-Key comes with it', async () => {
  const server = await quoted();
  const old = server.linkKey;
  const change = { ...SAMPLE_REQUEST, ...THIEF };
  await server.put(change, old, 'form-1');
  const again = await server.put({ ...change, additionalNotes: 'Another body' }, old, 'form-1');
  expect(again.statusCode).toBe(422);
  expect((await server.move()).request.additionalNotes).not.toBe('Another body');
});

test('a new link goes to the address on file, and not to whoever pressed', async () => {
  const server = await quoted();
  const old = server.linkKey;
  const answer = await server.post('/api/your-move/link', old, {});
  expect(answer.json()).toMatchObject({ isMailed: true });
  expect(answer.json()).not.toHaveProperty('linkKey');
  expect(await opens(server, old)).toBe(401);
  await server.deliver();
  const [, key = ''] = /your-move#(\w+)/.exec(server.toVisitor().at(-1)?.text ?? '') ?? [];
  expect(await opens(server, key)).toBe(200);
  expect(server.toTeam().at(-1)?.sender).toMatch(/^New link: /);
});
