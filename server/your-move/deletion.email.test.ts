import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { entryIn } from '../../tests/server/testing/calendar-entry.ts';
import { COMPOSING } from '../../tests/server/testing/composing.ts';
import { readInHtml } from '../../tests/server/testing/read-in-html.ts';
import { visitOn } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { domainOf } from '../sending/mail/domain-of.ts';
import { deleteMove } from './delete-move.ts';
import { composeDeletionMail } from './deletion.email.ts';

const AT = new Date('2026-11-22T08:00:00Z');

/** The mail about a request that its visitor deleted, before or after a day was agreed. */
async function deletionMail(wasBooked: boolean, moveDate = SAMPLE_REQUEST.moveDate) {
  const db = await openTestDatabase();
  const stored = await storeRequest(db, { linkKey: 'key', moveDate });
  if (wasBooked) {
    await storeEvents(db, stored, [
      { kind: 'agreed', price: 6500, upTo: null, ...visitOn('2026-12-07'), said: '' },
    ]);
  }
  expect(await deleteMove(db, 'another key', AT)).toBe('unknown');
  expect(await deleteMove(db, 'key', AT)).toBe('stored');
  const row = await db
    .selectFrom('outbox')
    .select(['kind', 'submissionId', 'event', 'about'])
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ kind: 'deletion', submissionId: null, about: stored.reference });
  const mail = await composeDeletionMail(db, row, COMPOSING);
  return { db, reference: stored.reference, mail, lines: `${mail?.text}`.split('\n') };
}

test('the team reads which copies to delete, and what the law wants kept', async () => {
  const { reference, mail, lines } = await deletionMail(false);
  expect(mail).toMatchObject({
    reference,
    part: 'deletion',
    replyTo: null,
    subject: `Deleted by the visitor [${reference}]`,
  });
  expect(mail).not.toHaveProperty('important');
  expect(lines.slice(0, 3)).toEqual([
    `Deleted by the visitor: quote request ${reference}`,
    '',
    `Whoever sent quote request ${reference} deleted it on Sunday 22 November 2026 at 10:00. It’s gone from the website. Please delete your copies.`,
  ]);
  const where = lines.filter(Boolean).slice(2);
  expect(where).toEqual([
    'WHERE COPIES MAY BE',
    `Email: anything about ${reference}, replies to it, and the bin`,
    'Calendar: the entry of the move: the file in this email takes it out. If the move is still in your calendar, please delete it there.',
    'WhatsApp: the chat, and the contact on the phone',
    'Elsewhere: backups of the database, programs connected to the website, spreadsheets, printouts',
    'Keep: what the law requires, such as the invoice of a move that took place',
  ]);
  const html = readInHtml(`${mail?.html}`);
  for (const line of where.slice(1)) expect(html).toContain(line.split(': ').at(-1));
  for (const body of [mail?.text, mail?.html]) expect(body).not.toMatch(/booked|said yes/i);
});

test('that a booked move was deleted comes first, and is important', async () => {
  const { reference, mail } = await deletionMail(true);
  expect(mail).toMatchObject({
    subject: `The visitor deleted a move that they had said yes to [${reference}]`,
    important: true,
  });
  const warning = 'Take Monday 7 December 2026 out of the diary, and tell the crew.';
  for (const body of [mail?.text, readInHtml(`${mail?.html}`)]) {
    expect(body).toMatch(/They had said yes/i);
    expect(body).toContain(warning);
  }
});

test('the move leaves the calendar of the team by its reference, without a name or an address', async () => {
  const { reference, mail } = await deletionMail(true);
  expect(entryIn(mail)).toMatchObject({
    method: 'CANCEL',
    status: 'CANCELLED',
    uid: `${reference}@${domainOf(company.email)}`,
    day: '20261207',
  });
  expect(mail?.calendar).not.toMatch(/Thandi|Kelly/);
});

test('a request without a date has no entry to take out', async () => {
  const { mail } = await deletionMail(false, 'end of May');
  expect(mail).not.toHaveProperty('calendar');
  expect(mail?.text).not.toContain('Calendar');
});

test('without its notice there is nothing to tell', async () => {
  const { db, reference } = await deletionMail(false);
  const compose = (about: string | null) =>
    composeDeletionMail(db, { submissionId: null, event: null, about }, COMPOSING);
  expect(await compose(null)).toBeUndefined();
  expect(await compose('JFM-2222-22')).toBeUndefined();
  expect(await compose(reference)).toBeDefined();
  await db.deleteFrom('deletions').execute();
  expect(await compose(reference)).toBeUndefined();
});
