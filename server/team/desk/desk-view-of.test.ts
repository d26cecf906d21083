import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import type { VisitorMail } from '../../../domain/move/event.ts';
import type { DeskView } from '../../../domain/team/desk-view.ts';
import { insertVisitorMail } from '../../../tests/server/testing/insert-visitor-mail.ts';
import { quoted, visitOn } from '../../../tests/server/testing/sample-history.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import {
  setMail,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { insertMail } from '../../sending/outbox/outbox.repository.ts';
import { findDesk } from './desk-view-of.ts';

const CONTEXT = { now: new Date('2026-11-22T09:00:00Z'), siteUrl: 'https://movers.example' };

/** The desk of a request that was received on Saturday evening. */
async function withDesk(changes: Parameters<typeof storeRequest>[1] = {}) {
  const db = await openTestDatabase();
  const stored = await storeRequest(db, { deskKey: 'key', ...changes });
  const desk = async () => (await findDesk(db, 'key', CONTEXT)) as DeskView; // it is stored
  return { db, stored, desk };
}

const phoned = { kind: 'phoned', by: 'Sam', said: '' } as const;
const delivered = { kind: 'delivered', about: 1, mail: 'quote' } as const;
const bounced = (mail: VisitorMail) =>
  ({ kind: 'undelivered', about: 1, mail, reason: '550 no such user' }) as const;

test('the desk shows whose request it is, where it goes and since when', async () => {
  const { stored, desk } = await withDesk();
  const { reference, receivedAt, content } = stored;
  expect(await desk()).toMatchObject({
    kind: 'request',
    reference,
    receivedAt,
    name: 'Thandi Nkosi',
    stage: 'waiting',
    holder: null,
    last: 0,
    wishes: [],
    callback: null,
    afterMove: null,
    followUp: null,
    facts: [],
    move: {
      from: { address: content.fromAddress },
      to: { address: content.toAddress },
      when: {
        label: 'They’d like',
        value: 'Sat 5 Dec',
        season: ['peak season', 'weekend'],
      },
      home: { inventory: content.inventory },
    },
    history: [
      {
        number: 0,
        at: receivedAt,
        when: 'Sat 21 Nov at 22:33',
        heading: 'Received',
        lines: ['Receipt with their link: The email was not sent.'],
      },
    ],
  });
  expect(await desk()).not.toHaveProperty('notice');
});

test('a day that is over is called busy no more', async () => {
  const { db } = await withDesk();
  const seasonAt = async (now: string) =>
    (await findDesk(db, 'key', { ...CONTEXT, now: new Date(now) }))?.move?.when.season;
  expect(await seasonAt('2026-12-05T15:00:00Z')).toEqual(['peak season', 'weekend']);
  expect(await seasonAt('2026-12-06T15:00:00Z')).toEqual([]);
});

test('whoever has taken it is named, with the time', async () => {
  const { db, stored, desk } = await withDesk();
  await storeEvents(db, stored, [{ kind: 'taken', by: 'Sam' }]);
  const { holder } = await desk();
  expect(holder).toMatchObject({ by: 'Sam', since: 'Sun 22 Nov at 10:00' });
});

test.each([
  ['nothing came back', 'Email', []],
  ['the quote came back', 'Call 082 555 0119', [bounced('quote')]],
  ['the confirmation of the day came back', 'Call 082 555 0119', [bounced('confirmation')]],
  ['a call about the quote that came back', 'Call 082 555 0119', [bounced('quote'), phoned]],
  ['the quote came back and went out after all', 'Email', [bounced('quote'), delivered]],
] as const)('after %s the first way to answer is %s', async (_, way, events) => {
  const { db, stored, desk } = await withDesk({ deliveryMethod: 'email', phone: '082 555 0119' });
  await storeEvents(db, stored, [quoted(), ...events]);
  const { links } = await desk();
  expect(links[0]?.label).toBe(way);
  // The address may be right all the same: a full inbox is emptied again.
  expect(links.map(({ label }) => label).toSorted()).toEqual([
    'Call 082 555 0119',
    'Email',
    'WhatsApp',
  ]);
});

test.each([
  ['082 555 0119', 'Tell them by WhatsApp', 'whatsapp'],
  ['011 555 0142', 'Tell them by phone', 'email'],
])('no text to %s begins as an email to the address that bounced', async (phone, way, channel) => {
  const { db, stored, desk } = await withDesk({ deliveryMethod: 'email', phone });
  await storeEvents(db, stored, [quoted(), bounced('quote')]);
  const { refusal, quote } = await desk();
  expect(refusal?.label).toBe(way);
  expect(quote?.channels[0]).toBe(channel);
});

test('whoever asks for a call gets one, whatever way they chose, until they are answered', async () => {
  const { db, stored, desk } = await withDesk({ deliveryMethod: 'email', phone: '082 555 0119' });
  const firstWay = async () => (await desk()).links[0]?.label;
  await storeEvents(db, stored, [{ kind: 'call' }]);
  expect(await firstWay()).toBe('Call 082 555 0119');
  await storeEvents(db, stored, [phoned]);
  expect(await firstWay()).toBe('Email');
  await storeEvents(db, stored, [quoted(), { kind: 'call' }]);
  expect(await firstWay()).toBe('Call 082 555 0119');
});

test('what is open is asked until a price was given', async () => {
  const { db, stored, desk } = await withDesk({ phone: '1234', access: undefined });
  expect(await desk()).toHaveProperty('first');
  await storeEvents(db, stored, [quoted()]);
  expect(await desk()).not.toHaveProperty('first');
  const other = await withDesk({ phone: '1234', access: undefined });
  const agreed = {
    kind: 'agreed',
    by: 'Anna',
    price: 6000,
    upTo: null,
    ...visitOn('2026-12-05'),
    said: '',
  } as const;
  await storeEvents(other.db, other.stored, [agreed]);
  expect(await other.desk()).not.toHaveProperty('first');
});

test('a refusal is ready to be sent in the visitor’s chosen way', async () => {
  const { stored, desk } = await withDesk();
  const { refusal } = await desk();
  expect(refusal?.label).toBe('Tell them by WhatsApp');
  const text = new URL(`${refusal?.url}`).searchParams.get('text');
  expect(text).toContain(
    `Hello Thandi, this is ${company.name} about your quote request ${stored.reference}.`,
  );
});

test('the history says whether the email with a quote went out', async () => {
  const { db, stored, desk } = await withDesk();
  // The mail about another event says nothing about the quote.
  await storeEvents(db, stored, [{ kind: 'call' }, quoted()]);
  await insertMail(db, { kind: 'call', submissionId: stored.id, event: 1 });
  const lines = async () => (await desk()).history.map((line) => line.lines.at(0));
  expect(await lines()).not.toContain('The email has not gone out yet.');
  await insertVisitorMail(db, { kind: 'quote', submissionId: stored.id, event: 2 });
  expect((await lines())[1]).toBeUndefined();
  expect((await lines())[2]).toBe('The email has not gone out yet.');
  const setQuote = (changes: object) =>
    db.updateTable('outbox').set(changes).where('kind', '=', 'quote').execute();
  await setQuote({ state: 'sent', finishedAt: '2026-11-22T08:30:00.000Z' });
  expect((await lines())[2]).toBe('Sent on Sun 22 Nov at 10:30.');
  await setQuote({ finishedAt: null });
  expect((await lines())[2]).toBe('Sent.');
  await setQuote({ state: 'dead' });
  expect((await lines())[2]).toBe('The email did not go out.');
});

test('suspected visitors are marked, with what gave rise to it', async () => {
  const { desk } = await withDesk({ flag: 'honeypot' });
  expect((await desk()).notice).toMatch(/^Please check: a field was filled in/);
});

test('a message has a desk without a move, and nobody else’s key opens either', async () => {
  const { db, stored } = await withDesk();
  await storeMessage(db, { deskKey: 'message-key' });
  await setMail(db, stored, { state: 'sent' });
  const desk = await findDesk(db, 'message-key', CONTEXT);
  expect(desk).toMatchObject({ kind: 'message', move: null, quote: null });
  expect(desk?.texts.map(({ label }) => label)).toEqual([
    'Send the form by email',
    'Send our prices by email',
  ]);
  for (const { url } of desk?.texts ?? []) {
    expect(new URL(url).searchParams.get('body')).toContain('https://movers.example/get-quote');
  }
  expect(await findDesk(db, 'another-key', CONTEXT)).toBeUndefined();
});

test('open points come first, until the request was refused', async () => {
  const { db, stored, desk } = await withDesk({ toAddress: '7 Mowbray Road' });
  expect((await desk()).first?.points.join()).toContain('seems to have no suburb');
  await storeEvents(db, stored, [{ kind: 'refused', by: 'Anna' }]);
  expect(await desk()).not.toHaveProperty('first');
});
