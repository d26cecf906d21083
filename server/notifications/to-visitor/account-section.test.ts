import { expect, onTestFinished, test, vi } from 'vitest';

const COMPANY = '../../../content/company.ts';
const account = {
  holder: 'The Movers',
  bank: 'A bank',
  branchCode: '051001',
  number: '0062555016',
};

/** The modules of a worker are shared, and those of the company are read when they are loaded. */
async function withAccount() {
  vi.resetModules();
  vi.doMock(COMPANY, async (original) => ({ ...(await original<object>()), account }));
  onTestFinished(() => {
    vi.doUnmock(COMPANY);
    vi.resetModules();
  });
  const { withQuote } = await import('../../../tests/server/testing/test-quote.ts');
  const { createDayBeforeMail } = await import('../../waiting/send-day-before.ts');
  const { loadConfig } = await import('../../settings/config.ts');
  const { createLog } = await import('../../settings/log.ts');
  const server = await withQuote();
  const { db, outbox, clock } = server;
  const { dayBefore: at } = loadConfig({});
  const now = () => new Date(clock.time);
  const { look } = createDayBeforeMail({ db, outbox, at, log: createLog('silent'), now });
  return { ...server, writeDayBefore: look };
}

test('the account is wherever there is to pay, from the confirmation until it is paid', async () => {
  const server = await withAccount();
  const lastMail = async () => {
    await server.deliver();
    return server.toVisitor().at(-1)?.text;
  };
  const inFull = `Account holder: The Movers
Bank: A bank, branch code 051001
Account number: 0062555016
Reference: Write ${server.reference} on a transfer.
Take care: Our account never changes by email.`;
  await server.quoteIt();
  expect(await lastMail()).not.toContain('0062555016');
  await server.answer('accepted');
  await server.confirmIt();
  expect(await lastMail()).toContain(inFull);
  expect(JSON.stringify(await server.move())).not.toContain('0062555016');
  server.clock.time = Date.parse('2026-12-06T17:00:00+02:00');
  await server.writeDayBefore();
  const eve = server.toVisitor().length;
  expect(await lastMail()).toContain(inFull);
  expect(server.toVisitor().at(eve)?.subject).toContain('Tomorrow');
  server.clock.time = Date.parse('2026-12-07T18:30:00+02:00');
  const bill = { kind: 'settled', price: 6500, lines: [], day: '2026-12-07', said: '' };
  await server.act(bill);
  expect(await lastMail()).toContain(inFull);
  expect(JSON.stringify(await server.move())).toContain('0062555016');
  await server.act({ kind: 'paid', amount: 6500, how: 'transfer', day: '2026-12-07' });
  expect(await lastMail()).not.toContain('0062555016');
  expect(JSON.stringify(await server.move())).not.toContain('0062555016');
});
