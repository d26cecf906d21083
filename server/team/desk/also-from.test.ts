import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { plansOf } from '../../../tests/server/testing/query-plans.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { findAlsoFrom } from './also-from.ts';

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  test('a desk lists what else came from the same address or number, and so does the other one', async () => {
    const db = await openDatabaseAt(await newUrl());
    const server = await withQuote({ db });
    const { reference } = await server.send({
      email: 'THANDI@Visitor.example',
      phone: '011 555 0142',
      toAddress: '9 Main Road, Randburg',
      moveDate: '2026-12-12',
    });
    server.clock.time += 60_000;
    const message = await server.app.inject({
      method: 'POST',
      url: '/api/contact-submissions',
      payload: {
        name: 'T Nkosi',
        email: 'work@visitor.example',
        phone: '+27 (82) 555-0119',
        message: 'A scratch on the table',
      },
    });
    await server.send({ email: 'other@visitor.example', phone: '011 555 0119' });
    const { alsoFrom } = await server.desk();
    expect(alsoFrom.map(({ label }) => label)).toEqual([
      expect.stringMatching(
        new RegExp(`^${message.json().reference}: a message of .*, no answer yet$`),
      ),
      `${reference}: Boskruin to Randburg, Sat 12 Dec, no answer yet`,
    ]);
    const [, key = ''] = alsoFrom[0]?.url.split('#') ?? [];
    const other = (await server.get('/api/desk', key)).json();
    expect(other.alsoFrom.map(({ label }: { label: string }) => label)).toEqual([
      expect.stringContaining(server.reference),
    ]);
  });
});

test('they are found by indexes', async () => {
  const plans = await plansOf((db) =>
    findAlsoFrom(db, { id: 'x', email: 'a@visitor.example', phone: '082 555 0119' }),
  );
  expect(plans).toEqual([
    expect.stringContaining('SEARCH submissions USING INDEX submissions_email'),
    expect.stringContaining('SEARCH submissions USING INDEX submissions_phone'),
  ]);
});
