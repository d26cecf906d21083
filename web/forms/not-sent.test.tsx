import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ContactForm } from '../contact/ContactForm.tsx';
import { messageInTab } from '../contact/contact-draft.ts';
import { CONTACT_UNSENT_KEY, KEPT_FOR_MS } from '../memory/storage-keys.ts';
import { act, cleanup, render, screen } from '../testing/component.ts';
import { A_MINUTE_MS, page, pass, write } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';
import { currentNotice } from './notices.ts';

const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };
const SIPHO = { Name: 'Sipho', Email: 'sipho@visitor.example', Message: 'Do you move pianos?' };

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  messageInTab.forget();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
const discardButton = () => screen.queryByRole('button', { name: 'Discard' });

/** The page, with the code that comes after the form. */
async function open() {
  render(<ContactForm {...REACH} />);
  await act(() => import('./NotSent.tsx'));
  await pass(0);
}

function closeTab() {
  cleanup();
  messageInTab.forget();
}

async function send() {
  await act(async () => sendButton().click());
  await pass(0);
}

async function failToSend() {
  await open();
  await write(SIPHO);
  await send();
  expect(page()).toContain('Not sent yet. We can’t reach our server.');
  expect(discardButton()).not.toBeNull();
}

/** Another tab has written this under the key of unsent messages. */
async function anotherTabStores(text: string | null) {
  const oldValue = localStorage.getItem(CONTACT_UNSENT_KEY);
  if (text === null) localStorage.removeItem(CONTACT_UNSENT_KEY);
  else localStorage.setItem(CONTACT_UNSENT_KEY, text);
  await act(async () =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: CONTACT_UNSENT_KEY, oldValue, newValue: text }),
    ),
  );
}

it('is sent once when there is a connection again, with the same key', async () => {
  await failToSend();
  server.found();
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(page()).toContain('Message sent. Its reference is JFM-7K3Q-24');
  expect(discardButton()).toBeNull();
  await pass(2 * A_MINUTE_MS);
  expect(server.posts).toHaveLength(2);
  expect(new Set(server.posts.map(({ key }) => key)).size).toBe(1);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

it('goes on in the next tab, from the words to the key; after the days of the promise it does not', async () => {
  await failToSend();
  closeTab();
  await open();
  expect(field('Message').value).toBe(SIPHO.Message);
  expect(page()).toContain('Not sent yet.');
  closeTab();
  vi.setSystemTime(Date.now() + KEPT_FOR_MS + 1);
  await open();
  expect(field('Message').value).toBe('');
  expect(page()).not.toContain('Not sent yet.');
  expect(localStorage.length).toBe(0);
});

it('is brought into view for a visitor who came by the bar about it, and for no other', async () => {
  await failToSend();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => history.replaceState(null, '', '/'));
  for (const [hash, times] of [
    ['', 0],
    ['#not-sent', 1],
  ] as const) {
    closeTab();
    history.replaceState(null, '', `/contact${hash}`);
    await open();
    expect(page()).toContain('Not sent yet.');
    expect(scroll).toHaveBeenCalledTimes(times);
  }
});

it('waits for the visitor once they change something, even after a reload', async () => {
  await failToSend();
  await write({ Message: 'Do you move two pianos?' });
  const paused = 'Not sent yet. Press “Send message” to send it.';
  expect(page()).toContain(paused);
  server.found();
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(2 * A_MINUTE_MS);
  cleanup();
  await open();
  expect(page()).toContain(paused);
  await pass(2 * A_MINUTE_MS);
  expect(server.posts).toHaveLength(1);
  await send();
  expect(server.posts).toHaveLength(2);
  expect(server.posts[1]?.key).not.toBe(server.posts[0]?.key);
  expect(server.posts[1]?.body).toContain('two pianos');
  expect(localStorage.length).toBe(0);
});

it('discarded: the form is empty, nothing is kept or sent, and it says what it cannot know', async () => {
  await failToSend();
  await act(async () => discardButton()?.click());
  expect(page()).toContain(
    'Discarded. It’s gone from this device. If it did reach us before the connection broke, we’ll answer it.',
  );
  expect(document.activeElement?.textContent).toContain('Discarded.');
  expect(Object.keys(SIPHO).map((label) => field(label).value)).toEqual(['', '', '']);
  expect(localStorage.length + sessionStorage.length).toBe(0);
  server.found();
  await pass(2 * A_MINUTE_MS);
  expect(server.posts).toHaveLength(1);
});

it.each([500, 503])(
  '%i is the server’s word: told, and nothing is kept or sent again',
  async (status) => {
    server.answer = () => ourRefusal(status);
    await open();
    await write(SIPHO);
    await send();
    expect(page()).toContain(
      'Not sent. Everything you typed is still here. It won’t send by itself',
    );
    expect(field('Message').value).toBe(SIPHO.Message);
    expect(document.activeElement).toBe(sendButton());
    await pass(2 * A_MINUTE_MS);
    expect(server.posts).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  },
);

it.each([
  ['a gateway without its server', () => new Response('We are back in a moment.', { status: 503 })],
  ['a sign-in page', () => new Response('<h1>Hotel Wi-Fi</h1>')],
])('%s is not an answer of ours', async (_, answer) => {
  server.answer = answer;
  server.health = () => new Response('<h1>Hotel Wi-Fi</h1>');
  await failToSend();
  await pass(2 * A_MINUTE_MS);
  expect(server.posts).toHaveLength(1);
});

it('refused when it is sent by itself: told, and left to the visitor', async () => {
  await failToSend();
  const told = currentNotice()?.id;
  server.found();
  server.answer = () => ourRefusal(503);
  await pass(10_000);
  await pass(2 * A_MINUTE_MS);
  expect(page()).toContain('Not sent yet. Press “Send message” to send it.');
  expect(currentNotice()).toMatchObject({ title: 'Error' });
  expect(currentNotice()?.id).not.toBe(told);
  expect(server.posts).toHaveLength(2);
});

function full() {
  throw new DOMException('full', 'QuotaExceededError');
}

it('on a device that keeps nothing it says that it is not sent', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: full,
    removeItem() {},
    clear() {},
  });
  await open();
  await write(SIPHO);
  await send();
  expect(page()).toContain('Not sent. Everything you typed is still here');
  expect(discardButton()).toBeNull();
});

it('on a device that has become full, the form that it keeps stays', async () => {
  await failToSend();
  const device = localStorage;
  const kept = device.getItem(CONTACT_UNSENT_KEY);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    setItem: full,
    removeItem: (key: string) => device.removeItem(key),
    clear: () => device.clear(),
  });
  await write({ Message: 'Do you move two pianos?' });
  await send();
  expect(page()).toContain('Not sent. Everything you typed is still here');
  expect(device.getItem(CONTACT_UNSENT_KEY)).toBe(kept);
});

it('says so when another tab has sent or discarded it, and not when it keeps another', async () => {
  await failToSend();
  const mine = localStorage.getItem(CONTACT_UNSENT_KEY) ?? '';
  await anotherTabStores(mine.replace('Sipho', 'Anna'));
  expect(page()).not.toContain('in another tab');
  await anotherTabStores(null);
  expect(page()).toContain('Sent or discarded in another tab. Press “Send message” only if');
  expect(field('Message').value).toBe(SIPHO.Message);
  await send();
  expect(page()).toContain('Not sent yet.');
  expect(new Set(server.posts.map(({ key }) => key)).size).toBe(1);
});

// A screen reader reads out changes in a region that it knows; it may skip one that comes with its text.
it('is read out as refused, and as sent', async () => {
  server.answer = () => ourRefusal(500);
  await open();
  await write(SIPHO);
  const known = new Set(screen.getAllByRole('status').filter((region) => !region.textContent));
  const heard = () => [...known].map((region) => region.textContent).join('|');
  await send();
  expect(heard()).toContain('Not sent.');
  server.found();
  await send();
  expect(heard()).toContain('JFM-7K3Q-24');
});

/** Fills in a field as a password manager does, without an event that React hears. */
function fill(label: string, value: string) {
  const control = field(label);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
}

it('sends what the fields show, and a reload finds it', async () => {
  await open();
  for (const [label, value] of Object.entries(SIPHO)) fill(label, value);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  cleanup();
  await open();
  for (const [label, value] of Object.entries(SIPHO)) expect(field(label).value).toBe(value);

  server.found();
  fill('Message', 'Do you move two pianos?');
  await send();
  expect(server.posts[0]?.body).toContain('two pianos');
});

it('cannot be changed while it is on its way, even by itself, and can be again after that', async () => {
  await failToSend();
  let answer = (_: Response) => {};
  server.found();
  server.answer = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(server.posts).toHaveLength(2);
  for (const label of Object.keys(SIPHO)) expect(field(label).readOnly).toBe(true);

  await act(async () => answer(ourRefusal(500)));
  await pass(0);
  for (const label of Object.keys(SIPHO)) expect(field(label).readOnly).toBe(false);
});

it('loses nothing that came into a field all the same while it was on its way', async () => {
  let answer = (_: Response) => {};
  server.answer = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await open();
  await write(SIPHO);
  await send();
  await write({ Message: 'Do you move pianos? My number is 082 555 0134.' });
  await act(async () => answer(Response.json({ reference: 'JFM-7K3Q-24' }, { status: 201 })));
  await pass(0);
  expect(page()).toContain('Message sent. Its reference is JFM-7K3Q-24');
  cleanup();
  await open();
  expect(field('Message').value).toBe('Do you move pianos? My number is 082 555 0134.');
});

it('is not sent by itself once a field shows something else', async () => {
  await failToSend();
  server.found();
  fill('Message', 'Do you move two pianos?');
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(A_MINUTE_MS);
  expect(server.posts).toHaveLength(1);
  expect(page()).toContain('Press “Send message” to send it.');
});
