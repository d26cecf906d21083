import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '../contact/ContactForm.tsx';
import { messageInTab } from '../contact/contact-draft.ts';
import { act, cleanup, render, screen } from '../testing/component.ts';
import { A_MINUTE_MS, page, pass, write } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { currentNotice } from './notices.ts';

const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };
const SIPHO = { Name: 'Sipho', Email: 'sipho@visitor.example', Message: 'Do you move pianos?' };
const AN_HOUR_MS = 60 * A_MINUTE_MS;

const TRIES = 'This page also tries by itself';
const ENDED = 'It isn’t getting through to our server, so this page no longer tries by itself.';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  begin();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

function begin() {
  cleanup();
  localStorage.clear();
  messageInTab.forget();
  server = new FakeServer();
}

async function open() {
  render(<ContactForm {...REACH} />);
  await act(() => import('./NotSent.tsx'));
  await pass(0);
}

async function send() {
  await act(async () => screen.getByRole('button', { name: 'Send message' }).click());
  await pass(0);
}

async function openAndSend() {
  await open();
  await write(SIPHO);
  await send();
}

/** How long after the press each call of a method came, in seconds, to the next ten: React draws once a second here. */
async function timesOf(method: string, forMs: number) {
  const pressed = Date.now();
  const times: number[] = [];
  let known = server.calls.length;
  while (Date.now() < pressed + forMs) {
    await pass(1000);
    const isNew = server.calls.slice(known).some((call) => call.method === method);
    known = server.calls.length;
    if (isNew) times.push(Math.round((Date.now() - pressed) / 10_000) * 10);
  }
  return times;
}

const comeBack = {
  network: () => window.dispatchEvent(new Event('online')),
  visitor: () => document.dispatchEvent(new Event('visibilitychange')),
};

const FOREIGN: Readonly<Record<string, () => Response>> = {
  'a 500 of something else': () => new Response('boom', { status: 500 }),
  'a 502 of a gateway': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  'a 403 of a firewall': () => new Response('blocked', { status: 403 }),
  'a 429 of a gateway': () => new Response('', { status: 429 }),
  'a page without a receipt': () => new Response('<h1>Welcome</h1>'),
  'other JSON': () => Response.json({ ok: true }),
};

describe.each(Object.entries(FOREIGN))('%s in place of our server', (_, answer) => {
  beforeEach(() => {
    server.answer = answer;
    server.health = () => Response.json({ status: 'alive' });
  });

  it('is tried three times more after growing pauses, then it ends with what to do', async () => {
    await openAndSend();
    expect(page()).toContain(TRIES);
    const told = currentNotice()?.id;
    expect(await timesOf('POST', 3 * A_MINUTE_MS)).toEqual([10, 40, 160]);
    expect(page()).toContain(ENDED);
    expect(page()).not.toContain(TRIES);
    expect(currentNotice()).toMatchObject({ title: 'Error', variant: 'destructive' });
    expect(currentNotice()?.id).not.toBe(told);
    await pass(AN_HOUR_MS);
    expect(server.posts).toHaveLength(4);
    for (const [label, words] of Object.entries(SIPHO)) {
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(words);
    }
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: '011 555 0100' }).href).toBe(
      'tel:1',
    );
    const chat = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
    expect(chat.searchParams.get('text')).toContain(SIPHO.Message);
  });
});

describe('once it has ended', () => {
  beforeEach(async () => {
    server.answer = () => new Response('boom', { status: 500 });
    server.health = () => Response.json({ status: 'alive' });
    await openAndSend();
    await pass(AN_HOUR_MS);
    server.calls.length = 0;
  });

  it('nothing is sent when the network or the visitor comes back, or in the next tab', async () => {
    for (const back of Object.values(comeBack)) await act(async () => back());
    cleanup();
    messageInTab.forget();
    await open();
    await pass(AN_HOUR_MS);
    expect(server.posts).toEqual([]);
    expect(page()).toContain(ENDED);
    expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe(SIPHO.Message);
  });

  it('a press sends it, under the same key as before, and begins again if that fails', async () => {
    await send();
    expect(page()).toContain(TRIES);
    await pass(AN_HOUR_MS);
    expect(server.posts).toHaveLength(4);
    expect(page()).toContain(ENDED);
    server.found();
    await send();
    expect(page()).toContain('Message sent.');
    expect(new Set(server.posts.map(({ key }) => key)).size).toBe(1);
  });
});

describe('without a connection', () => {
  it('only the server is looked for, after growing pauses, without the visitor’s words', async () => {
    await openAndSend();
    server.calls.length = 0;
    expect(await timesOf('GET', 13 * A_MINUTE_MS)).toEqual([10, 40, 160, 460, 760]);
    expect(server.calls.every(({ path, body }) => path === '/healthz' && !body)).toBe(true);
    expect(page()).toContain(TRIES);
  });

  it.each(Object.entries(comeBack))(
    'the %s that comes back has it look at once, and soon again',
    async (_, back) => {
      await openAndSend();
      await pass(AN_HOUR_MS);
      server.calls.length = 0;
      await act(async () => back());
      await pass(0);
      expect(server.calls).toHaveLength(1);
      await pass(10_000);
      expect(server.calls).toHaveLength(2);
      server.found();
      await pass(30_000);
      expect(page()).toContain('Message sent.');
    },
  );

  it('while answers are only lost, it is sent by itself for as long as it is kept', async () => {
    server.health = () => Response.json({ status: 'alive' });
    await openAndSend();
    await pass(AN_HOUR_MS);
    expect(page()).toContain(TRIES);
    server.found();
    await pass(5 * A_MINUTE_MS);
    expect(page()).toContain('Message sent.');
  });
});

const happens = fc.oneof(
  fc.constant(comeBack.network),
  fc.constant(comeBack.visitor),
  fc.integer({ min: 1, max: 400 }).map((seconds) => () => pass(seconds * 1000)),
  fc.constant(async () => {
    cleanup();
    messageInTab.forget();
    await open();
  }),
);

it('whatever happens, one press sends it four times at most, and page and notice never contradict each other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happens, { maxLength: 6 }), async (events) => {
      begin();
      server.answer = FOREIGN['a 500 of something else'];
      server.health = () => Response.json({ status: 'alive' });
      await openAndSend();
      for (const event of events) {
        await act(async () => void (await event()));
        await pass(0);
        expect(page()).toContain('Press “Send message” to try again');
        expect(currentNotice()?.description).toContain('Please try again');
      }
      expect(server.posts.length).toBeLessThanOrEqual(4);
    }),
    { numRuns: 6 },
  );
});
