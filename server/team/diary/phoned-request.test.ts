import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { PHONED, withQuote } from '../../../tests/server/testing/test-quote.ts';

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const withPhoned = async (phoned: object = PHONED) =>
    withQuote({ db: await openDatabaseAt(await newUrl()) }, {}, phoned);

  test('a request by phone needs a name and a number, and whoever enters it has it', async () => {
    const server = await withPhoned();
    expect(await server.desk()).toMatchObject({
      name: 'Mrs van Wyk',
      stage: 'taken',
      holder: { by: 'Anna' },
      move: {
        from: { address: '3 Oak Avenue, Boskruin' },
        to: { address: 'not known yet' },
        when: { value: '' },
      },
    });
    const answer = await server.enter({ name: 'Sipho', phone: '082 555 0119' }, 'again');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      reference: expect.stringMatching(/^[A-Z]+-/),
      desk: expect.stringMatching(/^\/desk#[A-Za-z0-9]{32}$/),
    });
    const missing = await server.enter({ name: 'Sipho' });
    expect(missing.statusCode).toBe(422);
    expect(missing.json().errors).toMatchObject([{ field: 'phone' }]);
    const wrong = await server.enter({ ...PHONED, email: 'nobody@' });
    expect(wrong.json().errors).toMatchObject([{ field: 'email' }]);
  });

  test('sent again it is the same request, and another one under its key is refused', async () => {
    const server = await withPhoned();
    const sipho = { name: 'Sipho', phone: '082 555 0119', email: ' ', moveType: '' };
    const all = await Promise.all(['one', 'one', 'one'].map((key) => server.enter(sipho, key)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    const other = await server.enter({ ...sipho, name: 'Themba' }, 'one');
    expect(other.statusCode).toBe(422);
    const keyless = await server.app.inject({
      method: 'POST',
      url: '/api/diary/requests',
      headers: server.device,
      payload: { by: 'Anna', ...sipho },
    });
    expect(keyless.statusCode).toBe(400);
    const { count } = await server.db
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });
});

test('it is in the diary, in the morning mail and in the team’s inbox like any other', async () => {
  const server = await withQuote({}, {}, PHONED);
  const diary = await server.diary();
  const what = expect.stringMatching(/ to somewhere$/);
  const entry = { reference: server.reference, what, holder: 'Anna' };
  expect(diary.waiting).toMatchObject([entry]);
  expect(diary.undated).toMatchObject([entry]);
  const morning = await server.morning('2026-11-22');
  expect(morning?.text).toMatch(/Mrs van Wyk: .+ to somewhere/);
  const received = server.toTeam().find(({ reference }) => reference === server.reference);
  expect(received?.text).toContain('They phoned, and gave no email address.');
  expect(received?.replyTo).toBeNull();
});
