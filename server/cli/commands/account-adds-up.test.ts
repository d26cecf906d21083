import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HistoryEvent } from '../../../domain/move/event.ts';
import { openInWords } from '../../../domain/quote/bill-in-words.ts';
import type { ShownAccount } from '../../../domain/quote/shown-account.schema.ts';
import { anyHistory, isReadable } from '../../../tests/server/testing/sample-history.ts';
import { signedIn } from '../../../tests/server/testing/signed-in.ts';
import { buildTestApp } from '../../../tests/server/testing/test-app.ts';
import { openDesk, storeEvents, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { tries } from '../../../tests/tries.ts';
import { findCase } from '../../moves/case.ts';
import { findPayments, sumPayments } from '../../moves/payment.repository.ts';
import { situationOf } from '../../moves/situation.ts';
import { billNotification } from '../../notifications/to-visitor/bill.email.ts';
import { webhookBody } from '../../notifications/webhooks/webhook-body.ts';
import { turnOnWebhooks } from '../../notifications/webhooks/webhook-switch.ts';
import { newLinkKey } from '../../requests/link-key.ts';

const NOW = '2028-01-10T08:00:00Z';
const EVER = { from: '2000-01-01', to: '2100-12-31' };
const inCents = (rand: number) => Math.round(rand * 100);
const sum = (cents: readonly number[]) => cents.reduce((one, other) => one + other, 0);

/** The payments that nobody struck, each in cents. */
function receivedIn(events: readonly HistoryEvent[]): number[] {
  const struck = events.flatMap((event) => (event.kind === 'struck' ? event.about : []));
  return events.flatMap((event) =>
    event.kind === 'paid' && !struck.includes(event.number) ? inCents(event.amount) : [],
  );
}

/** Histories with money in them, which are few of all. */
const anyAccount = anyHistory.filter((events) => events.some(({ kind }) => kind === 'paid'));

test('over any history every surface has the same account, it adds up, and the months add up to the books', {
  tags: 'property',
}, async () => {
  const histories = fc.array(anyAccount, { minLength: 2, maxLength: 2 });
  await fc.assert(fc.asyncProperty(histories, addUp), { numRuns: tries(5) });
});

async function addUp(histories: readonly (readonly HistoryEvent[])[]) {
  const desk = openDesk({}, NOW);
  const exported = async (form: string) => (await desk.leads(`export ${form}`)).out;
  const all: { readonly reference: string; readonly account: ShownAccount | null }[] = [];
  await desk.using(async (db) => {
    const { app } = await buildTestApp({ db, now: () => new Date(NOW) });
    const device = await signedIn(db);
    await turnOnWebhooks(db, new Date(NOW));
    for (const events of histories) {
      const [deskKey, linkKey] = [newLinkKey(), newLinkKey()];
      const stored = await storeRequest(db, { deskKey, linkKey });
      const { id, reference } = stored;
      await storeEvents(db, stored, events.filter(isReadable));
      const read = async (url: string, key: string) => {
        const headers = { ...device, authorization: `Bearer ${key}` };
        return (await app.inject({ url, headers })).json();
      };
      const { account }: { account: ShownAccount | null } = await read('/api/desk', deskKey);
      all.push({ reference, account });

      const received = receivedIn(events);
      expect(inCents(account?.received ?? 0)).toBe(sum(received));
      expect(account?.payments.map(({ amount }) => inCents(amount)) ?? []).toEqual(received);
      if (account && account.due !== null) {
        const { due, writtenOff, open } = account;
        expect(inCents(open ?? Number.NaN)).toBe(
          inCents(due) - sum(received) - inCents(writtenOff),
        );
      }
      expect((await read('/api/your-move', linkKey)).account).toEqual(account);
      const hook = await db
        .selectFrom('outbox')
        .selectAll()
        .where('submissionId', '=', id)
        .where('channel', '=', 'webhook')
        .orderBy('event', 'desc')
        .executeTakeFirstOrThrow();
      const body = await webhookBody(db, hook as Parameters<typeof webhookBody>[1], 'full'); // of this channel
      expect(JSON.parse(`${body}`).data.account).toEqual(account);
      const found = await findCase(db, { id });
      const { progress } = found ?? expect.unreachable();
      const situation = situationOf(progress, NOW.slice(0, 10) as `${number}-${number}-${number}`); // a date
      const told = { situation, siteUrl: 'https://movers.example', now: new Date(NOW) };
      const mail = found && billNotification.text(found, progress.accountMail, told);
      if (mail) expect(mail).toMatch(new RegExp(`${openInWords(account)}|paid .+ on`));
      const booked = (await findPayments(db, EVER)).filter((each) => each.reference === reference);
      expect(sum(booked.map(({ cents }) => cents))).toBe(sum(received));
    }
    await app.close();
    const months = await sumPayments(db, EVER);
    const books = sum((await findPayments(db, EVER)).map(({ cents }) => cents));
    expect(sum(months.map(({ cents }) => cents))).toBe(books);
    expect(sum(all.map(({ account }) => inCents(account?.received ?? 0)))).toBe(books);
    let printed = 0;
    for (const month of new Set(months.map((each) => each.month))) {
      const { out } = await desk.leads(`payments --month ${month} --json`);
      printed += inCents(JSON.parse(out).sum);
    }
    expect(printed).toBe(books);
  });
  const { leads } = JSON.parse(await exported('--json'));
  const rows = (await exported('--csv')).split('\r\n');
  const header = rows[0]?.split(',') ?? [];
  for (const { reference, account } of all) {
    expect(leads.find((each: { reference: string }) => each.reference === reference)).toMatchObject(
      { account },
    );
    const cells = rows.find((row) => row.startsWith(reference))?.split(',') ?? [];
    const cell = (name: string) => cells.at(header.indexOf(name) - header.length);
    const written = (rand: number | null | undefined) =>
      typeof rand === 'number' ? rand.toFixed(2) : '';
    expect([cell('received'), cell('open')]).toEqual([
      written(account?.received),
      written(account?.open),
    ]);
    const shown = (await desk.leads(`show ${reference}`)).out.replaceAll(/\s+/g, ' ');
    const listed = (await desk.leads(`find ${reference}`)).out.replaceAll(/\s+/g, ' ');
    if (account && account.received !== 0) {
      expect(`${listed}`).toContain(openInWords(account).replaceAll(/\s+/g, ' '));
      expect(shown).toContain(openInWords(account).replaceAll(/\s+/g, ' '));
    }
  }
}
