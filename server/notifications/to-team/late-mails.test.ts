import { expect, test } from 'vitest';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;

/** Agreed for the 7th, by the gate of an estate that wants names. */
async function agreed(server: Server) {
  await server.quoteIt();
  await server.answer('accepted');
}

async function booked(server: Server) {
  await agreed(server);
  await server.confirmIt({ registration: '', crew: [] });
}

/** What happens before the moving day, and what our own mail about it says to do. */
const NEWS: Readonly<Record<string, readonly [act: (server: Server) => Promise<unknown>, RegExp]>> =
  {
    'a yes': [agreed, /Confirm the day\. They’re waiting/],
    'a confirmed day': [booked, /FOR THE GATE/],
    'a cancellation by the visitor': [
      async (server) => {
        await booked(server);
        await server.cancel();
      },
      /Take Monday 7 December 2026 out of the diary/,
    ],
    'a new quote': [
      async (server) => {
        await agreed(server);
        await server.quoteIt({ price: 7000 });
      },
      /Take Monday 7 December 2026 out of the diary/,
    ],
    'a deletion': [
      async (server) => {
        await booked(server);
        const { linkKey } = server;
        const authorization = `Bearer ${linkKey}`;
        await server.app.inject({
          method: 'DELETE',
          url: '/api/your-move',
          headers: { authorization },
        });
      },
      /Take Monday 7 December 2026 out of the diary/,
    ],
  };

/** The last mail to the team, which goes out on that day. */
async function sentOn(day: string, act: (server: Server) => Promise<unknown>) {
  const server = await withQuote({ firstMailWaits: true });
  await act(server);
  server.clock.time = Date.parse(`${day}T09:00:00+02:00`);
  await server.deliver();
  return server.toTeam().map(({ text }) => text);
}

test.each(Object.entries(NEWS))(
  '%s: our mail says what to do, and no more once that is over',
  async (_, [act, toDo]) => {
    expect((await sentOn('2026-11-22', act)).join()).toMatch(toDo);
    expect((await sentOn('2026-12-09', act)).join()).not.toMatch(toDo);
  },
);

test('a request that waited asks for nothing once it is quoted', async () => {
  const texts = async (act: (server: Server) => Promise<unknown>) =>
    (await sentOn('2026-11-22', act)).join();
  expect(await texts(async () => {})).toContain('TO SETTLE BEFORE THE QUOTE');
  expect(await texts(({ quoteIt }) => quoteIt())).not.toContain('TO SETTLE BEFORE THE QUOTE');
});
