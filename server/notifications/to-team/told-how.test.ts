import { expect, test } from 'vitest';
import { onDay } from '../../../tests/server/testing/sample-history.ts';
import { PHONED, withQuote } from '../../../tests/server/testing/test-quote.ts';
import { ASK_FIRST } from '../../sending/mail/ask-first.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;

const KNOWN = { ...PHONED, toAddress: '4 Cedar Road, Fourways', moveDate: '2026-12-07' };

/** Mrs van Wyk, who phoned, with or without an email address. */
const phoned = (more: object = {}) => withQuote({}, {}, { ...KNOWN, ...more });

const yes = ({ act }: Server) =>
  act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' });

async function correct({ act, desk }: Server, more: object = {}) {
  const { request } = await desk();
  const fromAddress = '71A Oak Avenue, Boskruin';
  const { answers, version } = request ?? {};
  return act({ kind: 'changed', ...answers, version, fromAddress, ...more });
}

/** What the team does that its own mails tell, each after a yes. */
const ACTS: Readonly<Record<string, (server: Server, more?: object) => Promise<unknown>>> = {
  'a confirmed day': ({ confirmIt }, more) => confirmIt(more),
  'a cancellation': ({ act }, more) =>
    act({ kind: 'cancelled', said: 'The truck broke.', ...more }),
  'a correction': correct,
  'a new quote': ({ quoteIt, move }) =>
    move().then(({ request }) => quoteIt({ via: request.email === null ? 'phone' : 'email' })),
};

/** The last mail to the team. */
async function toTeam(server: Server): Promise<string> {
  await server.deliver();
  return server.toTeam().at(-1)?.text ?? '';
}

test.each(Object.entries(ACTS))('%s: nobody has told whoever has no address', async (_, act) => {
  const server = await phoned();
  await yes(server);
  await act(server);
  const text = await toTeam(server);
  expect(text).toContain('Nobody has told them yet.');
  expect(text).not.toMatch(/gets an email|A reply to this email goes to them/);
});

test.each(['phone', 'whatsapp'])('what was told in the same call by %s is said', async (toldBy) => {
  for (const [name, act] of Object.entries(ACTS)) {
    if (name === 'a new quote') continue;
    const server = await phoned();
    await yes(server);
    await act(server, { toldBy });
    const by = toldBy === 'phone' ? 'phone' : 'WhatsApp';
    const text = await toTeam(server);
    expect(text).toContain(`Anna told them by ${by}.`);
    expect(text).not.toMatch(/gets an email|Nobody has told/);
  }
});

test.each(Object.entries(ACTS))('%s goes by email to whoever has an address', async (_, act) => {
  const server = await phoned({ email: 'vanwyk@visitor.example' });
  await yes(server);
  await act(server);
  expect(await toTeam(server)).toContain('Mrs van Wyk gets an email about it.');
});

test.each(Object.entries(ACTS))(
  '%s goes to an address that bounced, and it says so',
  async (_, act) => {
    const server = await phoned({ email: 'vanwyk@visitor.example' });
    await server.quoteIt();
    await server.deliver();
    await server.act({ kind: 'undelivered', said: 'No such mailbox' });
    await yes(server);
    await act(server);
    expect(await toTeam(server)).toContain('one came back from that address: please tell them too');
  },
);

test('a chat with somebody who chose email comes with the advice to ask first, and no other does', async () => {
  const ASK = ASK_FIRST;
  const chose = async (deliveryMethod: string) => {
    const server = await withQuote({}, { deliveryMethod });
    await server.post('/api/your-move/call', server.linkKey, {});
    const mails: string[] = [];
    await server.deliver();
    for (const { text, html } of server.toTeam()) mails.push(text, html);
    await server.act({ kind: 'linked', via: 'whatsapp' });
    const { links, askFirst, tell } = await server.desk();
    return { mails, notes: [askFirst, tell?.link?.note, links.find(({ note }) => note)?.note] };
  };
  const byEmail = await chose('email');
  expect(byEmail.mails).toHaveLength(4);
  for (const text of byEmail.mails) expect(text).toContain(ASK);
  for (const note of byEmail.notes) expect(note).toContain(ASK);
  const byChat = await chose('whatsapp');
  for (const text of byChat.mails) expect(text).not.toContain(ASK);
  expect(byChat.notes).toEqual([null, undefined, undefined]);
});
