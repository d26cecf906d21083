import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainVisit } from '../../domain/quote/visits.ts';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import type { DeskLink, DeskView } from '../../domain/team/desk-view.ts';
import { ASK_FIRST } from '../../server/sending/mail/ask-first.ts';
import { SAMPLE_DESK, SAMPLE_DESK_QUOTE } from '../../tests/server/testing/sample-desk.ts';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { render, screen, userEvent } from '../testing/component.ts';
import { FakeServer } from '../testing/server.ts';
import { Desk } from './Desk.tsx';

const KEY = 'k'.repeat(32);

/** A text for a chat with somebody who chose email. */
const chat = (label: string): DeskLink => ({
  label,
  url: whatsAppLink('27825550119', label),
  note: ASK_FIRST,
});

const { basis: _, ...price } = { ...SAMPLE_QUOTE, basis: undefined };
const onNewDay = { ...price, visits: [plainVisit('2031-12-06')] as const };
/** The month's emails are used up, and the visitor wishes another day. */
const NEW_DAY = {
  wishes: [{ number: 2, heading: 'They changed the day', lines: [] }],
  quote: { ...SAMPLE_DESK_QUOTE, isAwaited: true, onNewDay, channels: ['whatsapp'] },
} as const;

/** Each button of the desk that opens a chat, but that of a quote (FormPanel.test.tsx), with what the desk has and what is
 *  pressed before. */
const OPENERS: readonly (readonly [string, Partial<DeskView>, readonly string[]])[] = [
  ['WhatsApp', { links: [chat('WhatsApp')] }, []],
  ['Follow up', { followUp: chat('Follow up') }, []],
  ['Tell them', { tell: { number: 1, text: 'Hi', link: chat('Tell them'), by: [] } }, []],
  ['Offer other days', { texts: [chat('Offer other days')] }, []],
  ['Ask', { first: { title: 'To settle', points: ['The stairs'], link: chat('Ask') } }, []],
  ['Same price on Sat 6 Dec 2031', NEW_DAY, []],
  ['Same price on Sat 6 Dec 2031', { ...NEW_DAY, stage: 'booked' }, []],
  ['Send it by WhatsApp', { linkChannels: ['whatsapp'] }, [ACTION_NAMES.linked]],
];

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  history.replaceState(null, '', `/desk#${KEY}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What comes between a control and the next one. */
function readAfter(control: Element): string {
  const controls = [...document.querySelectorAll('a, button, summary, input, select, textarea')];
  const next = controls[controls.indexOf(control) + 1];
  const range = document.createRange();
  range.setStartAfter(control);
  if (next) range.setEndBefore(next);
  else range.setEndAfter(document.body);
  return range.toString();
}

it.each(OPENERS)(
  '“%s” asks first before a chat with whoever chose email',
  async (name, has, presses) => {
    const desk: DeskView = { ...SAMPLE_DESK, links: [], askFirst: ASK_FIRST, ...has };
    server.answer = () => Response.json(desk);
    render(<Desk />);
    await screen.findByText(SAMPLE_DESK.reference);
    for (const label of presses) await userEvent.click(screen.getByText(label));
    const opener = screen.getByText(name);
    const control = opener.closest('a, button');
    expect(control && readAfter(control)).toContain(ASK_FIRST);
  },
);
