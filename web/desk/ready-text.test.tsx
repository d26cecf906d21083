import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { THEIR_LINK } from '../../domain/team/their-link.ts';
import { eventually } from '../../tests/eventually.ts';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import { render, screen, userEvent } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';
import { Desk } from './Desk.tsx';

const KEY = 'k'.repeat(32);
const LINK = `https://movers.example/your-move#${'v'.repeat(32)}`;
const TEXT = `Is anything unclear? Here it is: ${THEIR_LINK}`;

/** A tab as the press opens it. */
const chat = {
  window: {},
  opener: {} as object | null,
  location: { href: '' },
  document: { write: vi.fn() },
  close: vi.fn(),
};
chat.window = chat;

let server: FakeServer;
/** What the server answers to the press. */
let link: () => Response;

beforeEach(async () => {
  server = new FakeServer();
  history.replaceState(null, '', `/desk#${KEY}`);
  vi.spyOn(window, 'open').mockReturnValue(chat as unknown as Window); // all that is used of it
  chat.location.href = '';
  chat.close.mockReset();
  const url = whatsAppLink('27825550119', TEXT);
  const followUp = { label: 'Follow up by WhatsApp', url, takesLink: true };
  const view = { ...SAMPLE_DESK, followUp };
  server.answer = () =>
    server.calls.at(-1)?.path === '/api/desk/link' ? link() : Response.json(view);
  render(<Desk />);
  await screen.findByRole('button', { name: followUp.label });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Follow up by WhatsApp' }));
const asked = () => server.calls.filter(({ path }) => path === '/api/desk/link').length;

it('the visitor’s link is fetched for a press, and the chat that it opened has it', async () => {
  expect(asked(), 'before').toBe(0);
  link = () => Response.json({ url: LINK });
  await press();
  await eventually(() => expect(chat.location.href).not.toBe(''));
  const { searchParams } = new URL(chat.location.href);
  expect(searchParams.get('text')).toBe(`Is anything unclear? Here it is: ${LINK}`);
  expect(chat.opener).toBeNull();
  expect(document.body.innerHTML).not.toContain('v'.repeat(32));
});

it('without an answer no chat opens, and the next press fetches it again', async () => {
  link = () => ourRefusal(503);
  await press();
  await eventually(() => expect(page()).toContain('Their link could not be fetched.'));
  expect(chat.close).toHaveBeenCalledOnce();
  expect(chat.location.href).toBe('');
  link = () => Response.json({ url: LINK });
  await press();
  await eventually(() => expect(chat.location.href).not.toBe(''));
  expect(page()).not.toContain('could not be fetched');
});
