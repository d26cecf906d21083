import { expect, test, vi } from 'vitest';
import type { Vat } from '../../../content/vat.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { onDay } from '../../../tests/server/testing/sample-history.ts';
import { REFUSED, SENT } from '../../../tests/server/testing/test-quote.ts';
import { findInvoices } from '../../moves/invoice.repository.ts';
import { NOT_SENT } from './desk-view-of.ts';

const COMPANY = '../../../content/company.ts';
const vat: Vat = { number: '4123456789', firstInvoice: 1 };
const legalEntity = {
  name: 'The Movers (Pty) Ltd',
  address: '1 Long Road, Randburg',
  registrationNumber: '2014/012345/07',
};
const DAY = '2026-12-07';
const BILL = {
  kind: 'settled',
  price: 7700,
  lines: [{ text: 'Two hours more', amount: 1200 }],
  paid: { amount: 7700, how: 'cash', day: DAY },
  day: DAY,
  said: '',
} as const;

let loadedFor: Vat | null | undefined;
/** The modules of a worker are shared, and those of the company are read when they are loaded. To load them takes most
 *  of a test's time, so the next test with the same facts has them too. */
function loaded(changes: { vat: Vat | null }) {
  if (loadedFor !== changes.vat) {
    vi.resetModules();
    vi.doMock(COMPANY, async (original) => ({
      ...(await original<object>()),
      legalEntity,
      ...changes,
    }));
    loadedFor = changes.vat;
  }
  return import('../../../tests/server/testing/test-quote.ts');
}

/** Confirmed at R6 500, on the evening of its day.
 *  @param phoned what somebody without an email address said on the phone */
async function moved(changes: { vat: Vat | null } = { vat }, phoned?: object) {
  const { withQuote } = await loaded(changes);
  const server = await withQuote({}, {}, phoned);
  await server.act({ kind: 'agreed', price: 6500, ...onDay(DAY), said: '' });
  await server.confirmIt();
  await server.deliver();
  server.clock.time = Date.parse(`${DAY}T18:30:00+02:00`);
  const lastMail = async () => {
    await server.deliver();
    return server.toVisitor().at(-1);
  };
  const invoices = () => findInvoices(server.db, { from: '0', before: '9' });
  return { ...server, lastMail, invoices };
}

test('the first paper is the tax invoice with what section 20 asks for, and the page has its copy', async () => {
  const server = await moved();
  expect(
    (await server.act({ ...BILL, invoiceTo: 'Nkosi (Pty) Ltd', theirVat: '4999999999' }))
      .statusCode,
  ).toBe(200);
  const mail = await server.lastMail();
  for (const line of [
    'this is your tax invoice 1. Your page has a copy to print.',
    'TAX INVOICE 1\n',
    'Price: R7\u00a0700\n',
    'VAT at 15\u00a0%, included: R1\u00a0004.35\n',
    'Without VAT: R6\u00a0695.65\n',
    'Name: Nkosi (Pty) Ltd\nAddress: 4 Cedar Road, Fourways\nVAT number: 4999999999\n',
    'For: One move, from 12 Kelly Avenue, Boskruin to 4 Cedar Road, Fourways\nIssued on: Monday 7 December 2026\n',
    'Moved on: Monday 7 December 2026\n',
    'From: 12 Kelly Avenue, Boskruin\n',
    `Company: ${legalEntity.name}\nAddress: ${legalEntity.address}\nRegistration number: ${legalEntity.registrationNumber}\nVAT number: ${vat.number}`,
  ]) {
    expect(mail?.text).toContain(line);
  }
  const { bill } = await server.move();
  expect(bill).toMatchObject({ title: 'Copy of tax invoice 1', replaces: '' });
  expect(bill?.issuer).toContainEqual({ label: 'VAT number', value: vat.number });
  expect((await server.desk()).bill).toMatchObject({
    invoiceTo: 'Nkosi (Pty) Ltd',
    theirVat: '4999999999',
  });
});

test('of a move there is one: a payment has a receipt, and what is entered again as it was has no new number', {
  tags: 'slow',
}, async () => {
  const server = await moved();
  await server.act({ ...BILL, paid: undefined });
  expect((await server.lastMail())?.text).toContain('this is your tax invoice 1');
  await server.act({ kind: 'paid', amount: 7700, how: 'transfer', day: DAY });
  const receipt = await server.lastMail();
  expect(receipt?.text).toContain('this is your receipt.');
  expect(receipt?.text).toContain('For: Tax invoice 1\n');
  expect(receipt?.text).not.toContain('VAT');
  await server.act({ ...BILL, paid: undefined });
  expect((await server.lastMail())?.text).toContain('For: Tax invoice 1\n');
  expect(await server.invoices()).toMatchObject([{ number: 1, endedAt: null }]);
});

test('one that waits for a mail server while the customer pays still goes out', {
  tags: 'slow',
}, async () => {
  const server = await moved();
  await server.act({ ...BILL, paid: undefined });
  await server.act({ kind: 'paid', amount: 7700, how: 'cash', day: DAY });
  await server.deliver();
  const texts = server.toVisitor().map(({ text }) => text);
  expect(texts.filter((text) => text.includes('this is your tax invoice 1'))).toHaveLength(1);
});

test('another price is a credit note about the invoice, which goes on to count, with the tax that differs', async () => {
  const server = await moved();
  await server.act(BILL);
  await server.deliver();
  server.clock.time = Date.parse('2026-12-09T09:00:00+02:00');
  const less = [{ text: 'A scratched table', amount: 1000.5 }];
  await server.act({ ...BILL, paid: undefined, price: 7500.5, lines: less });
  const mail = await server.lastMail();
  const about = 'It changes the price on tax invoice 1 of Monday 7 December 2026.';
  for (const line of [
    `this is your credit note 2. ${about} Your page has a copy to print.`,
    'Credit note 2 of Wednesday 9 December 2026: −R199.50\n',
    'VAT at 15\u00a0%, included: −R26.02\n',
    'Without VAT: −R173.48\n',
    'Why: R7\u00a0500.50 instead of R7\u00a0700: A scratched table: R1\u00a0000.50\n',
    'Price now: R7\u00a0500.50\n',
    'To give back: R199.50\n',
    'Name: Thandi Nkosi\n',
    `VAT number: ${vat.number}`,
  ]) {
    expect(mail?.text).toContain(line);
  }
  const { bill } = await server.move();
  expect(bill?.title).toBe('Copy of tax invoice 1 and credit note 2');
  expect(bill?.lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Moved on: Monday 7 December 2026',
    'Agreed: R6\u00a0500',
    'Two hours more: R1\u00a0200',
    'Price: R7\u00a0700',
    'VAT at 15\u00a0%, included: R1\u00a0004.35',
    'Without VAT: R6\u00a0695.65',
    'Credit note 2 of Wednesday 9 December 2026: −R199.50',
    'VAT at 15\u00a0%, included: −R26.02',
    'Without VAT: −R173.48',
    'Why: R7\u00a0500.50 instead of R7\u00a0700: A scratched table: R1\u00a0000.50',
    'Price now: R7\u00a0500.50',
    'Paid in cash on Monday 7 December 2026: R7\u00a0700',
    'To give back: R199.50',
  ]);
  // The one after it is about what counts then, and the same again takes no number.
  await server.act({ ...BILL, paid: undefined, price: 7900, lines: [], said: 'More boxes' });
  await server.act({ ...BILL, paid: undefined, price: 7900, lines: [], said: 'More boxes' });
  expect((await server.lastMail())?.text).toContain(
    'Tax invoice 1, credit note 2 and debit note 3',
  );
  expect(await server.invoices()).toMatchObject([
    { number: 1, endedAt: null, invoice: { price: 7700 } },
    { number: 2, endedAt: null, note: { about: { number: 1 }, before: 7700, after: 7500.5 } },
    { number: 3, endedAt: null, note: { about: { number: 1 }, before: 7500.5, after: 7900 } },
  ]);
});

test('another particular is a corrected invoice in its place, and with another price there is a note besides', {
  tags: 'slow',
}, async () => {
  const server = await moved();
  await server.act(BILL);
  await server.deliver();
  const order = { ...BILL, paid: undefined, orderNumber: 'PO 4711' };
  await server.act(order);
  const replaces = 'It replaces tax invoice 1 of Monday 7 December 2026, which counts no longer.';
  expect((await server.lastMail())?.text).toContain(`this is your tax invoice 2. ${replaces}`);
  expect((await server.move()).bill).toMatchObject({ title: 'Copy of tax invoice 2', replaces });
  await server.act({
    ...order,
    invoiceTo: 'Nkosi (Pty) Ltd',
    price: 7000,
    lines: [],
    said: 'More boxes',
  });
  const mail = await server.lastMail();
  expect(mail?.text).toContain('this is your tax invoice 3 and credit note 4.');
  expect(mail?.text).toContain('Credit note 4 of Monday 7 December 2026: −R700\n');
  expect(await server.invoices()).toMatchObject([
    { number: 1, endedAt: expect.any(String) },
    { number: 2, endedAt: expect.any(String), invoice: { customer: { orderNumber: 'PO 4711' } } },
    {
      ...{ number: 3, endedAt: null },
      invoice: { price: 7700, lines: BILL.lines, customer: { name: 'Nkosi (Pty) Ltd' } },
    },
    { number: 4, endedAt: null, note: { about: { number: 3 }, after: 7000 } },
  ]);
});

test('a move that is planned again takes its invoice back with a note, and the next one is new', {
  tags: 'slow',
}, async () => {
  const server = await moved();
  await server.act({ ...BILL, billEmail: 'accounts@firm.example' });
  await server.deliver();
  await server.confirmIt({ day: '2026-12-08' });
  await server.deliver();
  const text = server.toVisitor().findLast(({ to }) => to?.name !== '')?.text;
  expect(text).toContain('It takes back tax invoice 1 of Monday 7 December 2026.');
  expect(text).toContain('Credit note 2 of Monday 7 December 2026: −R7\u00a0700\n');
  const firm = server.toVisitor().findLast(({ to }) => to?.address === 'accounts@firm.example');
  expect(firm?.text).toContain('Credit note 2 of Monday 7 December 2026: −R7\u00a0700\n');
  expect((await server.move()).bill).toBeNull();
  server.clock.time = Date.parse('2026-12-08T19:00:00+02:00');
  await server.act({ ...BILL, paid: undefined, day: '2026-12-08' });
  expect(await server.invoices()).toMatchObject([
    { number: 1, endedAt: null },
    { number: 2, note: { isWhole: true, before: 7700, after: 0 } },
    { number: 3, endedAt: null, invoice: { replaces: null } },
  ]);
  expect((await server.move()).bill?.title).toBe('Copy of tax invoice 3');
});

test('the bill of a firm has its address and order number, and goes to its own email too, without the customer’s link', async () => {
  const server = await moved();
  const firm = {
    invoiceTo: 'Nkosi (Pty) Ltd',
    invoiceAddress: '1 Main Road, Sandton',
    orderNumber: 'PO 4711',
    billEmail: 'accounts@firm.example',
  };
  await server.act({ ...BILL, ...firm });
  await server.deliver();
  const [mail, copy] = server.toVisitor().slice(-2);
  const to = 'Name: Nkosi (Pty) Ltd\nAddress: 1 Main Road, Sandton\nOrder number: PO 4711\n';
  expect(mail?.text).toContain(to);
  expect(mail?.text).toContain('/your-move#');
  expect(copy?.to?.address).toBe('accounts@firm.example');
  expect(copy?.text).toContain('TAX INVOICE 1\n');
  expect(copy?.text).toContain(to);
  expect(copy?.text).not.toContain('/your-move');
  expect(copy?.html).not.toContain('/your-move');
  expect((await server.desk()).bill).toMatchObject(firm);
  await server.act({ kind: 'paid', amount: -100, how: 'transfer', day: DAY });
  await server.deliver();
  expect(server.toVisitor().slice(-2)[1]?.to?.address).toBe('accounts@firm.example');
});

test('the desk says so as long as a firm has not got the last word about its bill', async () => {
  const server = await moved({ vat: null });
  server.answers.toVisitor = REFUSED;
  await server.act({ ...BILL, paid: undefined, billEmail: 'accounts@firm.example' });
  await server.deliver();
  const told = async () => {
    const { owed, history } = await server.desk();
    return { owed, lines: history.flatMap(({ lines }) => lines) };
  };
  const failed = await told();
  expect(failed.owed).toEqual([
    'The bill did not reach accounts@firm.example. Phone the firm, or correct its address.',
  ]);
  expect(failed.lines).toContain(`To the firm that pays: ${NOT_SENT.dead}`);
  server.answers.toVisitor = SENT;
  await server.act({ ...BILL, paid: undefined, billEmail: 'accounts@firm.test' });
  await server.deliver();
  const corrected = await told();
  expect(corrected.owed).toEqual([]);
  expect(corrected.lines).toContainEqual(expect.stringMatching(/^To the firm that pays: Sent on/));
});

test('a firm that pays reads its address and order number on a receipt too', async () => {
  const server = await moved({ vat: null });
  const firm = {
    invoiceTo: 'Nkosi (Pty) Ltd',
    orderNumber: 'PO 4711',
    billEmail: 'a@firm.example',
  };
  await server.act({ ...BILL, ...firm });
  await server.deliver();
  const copy = server.toVisitor().at(-1);
  expect(copy?.to?.address).toBe('a@firm.example');
  expect(copy?.text).toContain('Name: Nkosi (Pty) Ltd\nOrder number: PO 4711\n');
  for (const wrong of [{ billEmail: 'accounts' }, { orderNumber: '' }, { invoiceAddress: ' ' }]) {
    expect((await server.act({ ...BILL, ...wrong })).statusCode).toBe(422);
  }
});

test('what is refused or repeated takes no number', { tags: 'slow' }, async () => {
  const server = await moved();
  expect((await server.act({ ...BILL, price: 1 })).statusCode).toBe(422);
  expect((await server.act({ ...BILL, theirVat: '1234567890' })).statusCode).toBe(422);
  const { last: after } = await server.desk();
  const again = { by: 'Anna', after, ...BILL };
  await server.post('/api/desk', server.deskKey, again, 'same');
  await server.post('/api/desk', server.deskKey, again, 'same');
  expect((await server.post('/api/desk', server.deskKey, again, 'other')).statusCode).toBe(409);
  expect(await server.invoices()).toMatchObject([{ number: 1 }]);
});

test('without an email address the page has the invoice itself', { tags: 'slow' }, async () => {
  const { PHONED } = await loaded({ vat });
  const server = await moved({ vat }, PHONED);
  await server.act(BILL);
  expect((await server.move()).bill?.title).toBe('Tax invoice 1');
  expect((await server.desk()).tell?.text).toContain('Your page has it on one sheet to print.');
});

test('what an invoice says does not follow what is corrected later', { tags: 'slow' }, async () => {
  const server = await moved();
  await server.act(BILL);
  await server.change({ name: 'Somebody Else', toAddress: 'Midrand' });
  const { request } = await server.desk();
  await server.act({
    ...{ kind: 'changed', version: request?.version, ...request?.answers },
    ...{ name: 'Somebody Else', toAddress: 'Midrand' },
  });
  const { bill } = await server.move();
  expect(bill?.to).toContainEqual({ label: 'Address', value: '4 Cedar Road, Fourways' });
});

test('without a VAT number there is a receipt, no number is used, and the tax is named nowhere', async () => {
  const server = await moved({ vat: null });
  await server.act(BILL);
  const mail = await server.lastMail();
  expect(mail?.text).toContain('this is your receipt.');
  const said = JSON.stringify([mail, await server.move()]);
  expect(said).not.toMatch(/\bVAT\b|[Ii]nvoice [\d]|[Tt]ax invoice/);
  expect(await server.invoices()).toEqual([]);
});

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('of many moves that are entered at once each has its own number, and one that fails uses none', {
    tags: 'slow',
  }, async () => {
    const { withQuote } = await loaded({ vat });
    const { openDatabaseAt } = await import('../../../tests/server/testing/test-database.ts');
    const url = await newDatabase();
    const server = await withQuote({ db: await openDatabaseAt(url) });
    const others = await Promise.all(Array.from({ length: 12 }, () => server.send({})));
    const keys = others.map(({ deskKey }) => deskKey);
    for (const key of keys)
      await server.actFor(key, { kind: 'agreed', price: 6500, ...onDay(DAY), said: '' });
    server.clock.time = Date.parse(`${DAY}T18:30:00+02:00`);
    const { actAtDesk } = await import('./desk-action.ts');
    const servers = await Promise.all([1, 2, 3].map(() => openDatabaseAt(url)));
    const act = (key: string, nth: number, bill: { price?: number }) => {
      const db = servers[nth % 3] ?? server.db;
      const lines = [...BILL.lines];
      const action = { by: 'Anna', after: 1000, ...BILL, lines, ...bill };
      const sent = { key: `${key} ${nth}`, bodyHash: `${nth}` };
      return actAtDesk(db, key, action, sent, new Date(server.clock.time));
    };
    const outcomes = await Promise.all(
      keys.flatMap((key, nth) => [act(key, nth, {}), act(key, nth + 100, { price: 1 })]),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(12);
    const numbers = (await findInvoices(server.db, { from: '0', before: '9' })).map(
      ({ number }) => number,
    );
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, nth) => nth + 1));
  });
});
