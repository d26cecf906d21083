import { expect, test } from 'vitest';
import { cancellationNotice, noInsurance } from '../../content/terms.ts';
import { COMPOSING } from '../../tests/server/testing/composing.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { TEAM_INBOX, withQuote } from '../../tests/server/testing/test-quote.ts';
import { withoutChance } from '../../tests/server/testing/without-chance.ts';
import { VISITOR_DID } from '../moves/kinds/visitor-did.ts';
import { composeAnswerMail } from '../notifications/to-team/answer.email.ts';
import { acceptanceNotification } from '../notifications/to-visitor/acceptance.email.ts';
import { quoteNotification } from '../notifications/to-visitor/quote.email.ts';
import { WISHES } from '../team/desk/desk-facts.ts';

const CONTEXT = { ...COMPOSING, teamInbox: TEAM_INBOX };

onEachDatabase('a quote on $name', ({ setUp }) => {
  const newUrl = setUp();
  const quoted = async () => withQuote({ db: await openDatabaseAt(await newUrl()) });

  test('goes to the visitor once, with the price, the terms and the way back to the team', async () => {
    const { db, id, linkKey, quoteIt, mails } = await quoted();
    const { mailKey } = await db
      .selectFrom('submissions')
      .select('mailKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(mailKey).not.toBe(linkKey);
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await quoteIt({}, 'one-press')).statusCode).toBe(200);
    }
    const [sent, ...more] = await mails('quote');
    expect(more).toEqual([]);
    const mail = sent && (await quoteNotification.mail(db, sent, CONTEXT));
    expect(mail).toMatchObject({
      to: { name: 'Thandi Nkosi', address: 'thandi@visitor.example' },
      replyTo: CONTEXT.teamInbox,
    });
    for (const words of [
      'R6\u00a0500',
      'Good until: Monday 7 December 2026',
      'between 8 and 9',
      noInsurance,
      cancellationNotice,
      `https://movers.example/your-move#${mailKey}`,
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toContain('/desk#');
  });

  test('is seen, accepted twice at once, and is one acceptance with a calendar for both sides', async () => {
    const { db, quoteIt, move, answer, mails, desk } = await quoted();
    await quoteIt();
    expect((await move()).quote).toMatchObject({
      price: 'R6\u00a0500',
      obstacle: null,
    });
    await answer('seen');
    await answer('seen');
    const both = await Promise.all([answer('accepted'), answer('accepted')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [toTeam, ...more] = await mails('answer');
    const [toVisitor, ...others] = await mails('acceptance');
    expect([...more, ...others]).toEqual([]);
    const team = toTeam && (await composeAnswerMail(db, toTeam, CONTEXT));
    const visitor = toVisitor && (await acceptanceNotification.mail(db, toVisitor, CONTEXT));
    expect(team).toMatchObject({ sender: 'Yes: Thandi Nkosi', important: true });
    expect(team?.subject).toMatch(/^Re: Thandi Nkosi: Boskruin to Fourways/);
    for (const mail of [team, visitor])
      expect(mail?.calendar).toContain('DTSTART;TZID=Africa/Johannesburg:20261207T080000');
    const { stage, history } = await desk();
    expect(stage).toBe('accepted');
    expect(history.map(({ heading }) => heading)).toEqual([
      'Received',
      'Anna wrote the quote, by email',
      VISITOR_DID.seen,
      VISITOR_DID.accepted,
    ]);
    expect((await move()).moveDay).toEqual({ day: '2026-12-07', status: 'agreed' });
  });

  test('that has run out, or whose request was changed since, cannot be accepted and says why', async () => {
    const { clock, quoteIt, move, answer, change, mails } = await quoted();
    await quoteIt();
    await change({ bedrooms: '2' });
    expect((await move()).quote?.obstacle).toBe('changed');
    const refused = await answer('accepted');
    expect([refused.statusCode, refused.json().move.quote.obstacle]).toEqual([409, 'changed']);
    await quoteIt({ day: '' });
    clock.time = Date.parse('2026-12-22T20:00:00Z');
    expect((await move()).quote?.obstacle).toBeNull();
    clock.time = Date.parse('2026-12-22T22:30:00Z');
    expect((await move()).quote?.obstacle).toBe('expired');
    expect((await answer('accepted')).statusCode).toBe(409);
    expect((await answer('asked', { said: 'A new one, please?' })).statusCode).toBe(200);
    expect(await mails('answer')).toHaveLength(1);
    expect(await mails('acceptance')).toEqual([]);
  });

  test('cannot be accepted once its moving day is over, although the price still holds', async () => {
    const { clock, quoteIt, move, answer, mails } = await quoted();
    await quoteIt({ day: '2026-12-07', validUntil: '2026-12-22' });
    clock.time = Date.parse('2026-12-07T20:00:00Z');
    expect((await move()).quote?.obstacle).toBeNull();
    clock.time = Date.parse('2026-12-07T22:30:00Z');
    const refused = await answer('accepted');
    expect([refused.statusCode, refused.json().move.quote.obstacle]).toEqual([409, 'past']);
    expect((await answer('asked', { said: 'Is the 14th free?' })).statusCode).toBe(200);
    expect(await mails('acceptance')).toEqual([]);
  });

  test('that was revised is answered as the new one; the old one stays in the history', async () => {
    const { quoteIt, move, answer, desk } = await quoted();
    await quoteIt();
    const old = (await move()).quote?.number ?? 0;
    await quoteIt({ price: 7200 });
    const late = await answer('accepted', { quote: old });
    expect(late.statusCode).toBe(409);
    expect(late.json().move.quote.price).toBe('R7\u00a0200');
    const said = (await desk()).history.flatMap(({ lines }) => lines).join();
    expect(said).toContain('R6\u00a0500');
    expect(said).toContain('R7\u00a0200');
    expect((await answer('declined')).json().phase).toBe('declined');
  });

  test('that two people send from the same view goes out once', async () => {
    const { app, deskKey, device, mails } = await quoted();
    const send = (by: string) =>
      app.inject({
        method: 'POST',
        url: '/api/desk',
        headers: { ...device, authorization: `Bearer ${deskKey}`, 'idempotency-key': by },
        payload: { kind: 'quoted', by, after: 0, via: 'email', ...SAMPLE_QUOTE },
      });
    const both = await Promise.all([send('Anna'), send('Sam')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await mails('quote')).toHaveLength(1);
  });
});

test('a yes to a quote without a day is to be confirmed, although the wished day is over', async () => {
  const { answer, clock, morning, quoteIt } = await withQuote();
  await quoteIt({ day: '' });
  clock.time = Date.parse('2026-12-10T08:00:00Z');
  expect((await answer('accepted')).statusCode).toBe(200);
  expect((await morning('2026-12-11'))?.subject).toBe('This morning: 1 to confirm');
});

test('whoever was called and asks for a call again on the same day is called again', async () => {
  const { clock, act, desk, linkKey, mails, move, post } = await withQuote();
  const ask = () => post('/api/your-move/call', linkKey, {});
  await ask();
  await act({ kind: 'phoned', said: 'They wanted to know about boxes' });
  expect((await move()).callAskedAt).toBeNull();
  clock.time += 3_600_000;
  await ask();
  await ask();
  expect((await desk()).wishes[0]?.heading).toContain(WISHES.call);
  expect((await move()).callAskedAt).toBe(new Date(clock.time).toISOString());
  expect(await mails('call')).toHaveLength(2);
});

test('a question is mailed once over its retries, with the words, and another is another', async () => {
  const { act, db, quoteIt, answer, mails, move } = await withQuote();
  await quoteIt();
  expect((await move()).questionAt).toBeNull();
  for (let tries = 0; tries < 2; tries += 1) {
    await answer('asked', { said: 'Does it include the piano?' }, 'a-question');
  }
  await answer('asked', { said: 'And the cat?' });
  expect((await move()).questionAt).not.toBeNull();
  await act({ kind: 'phoned', said: 'The cat too' });
  expect((await move()).questionAt).toBeNull();
  const [first, ...more] = await mails('answer');
  expect(more).toHaveLength(1);
  const mail = first && (await composeAnswerMail(db, first, CONTEXT));
  expect(mail?.text).toContain('- Does it include the piano?');
});

test('the page takes twenty questions about a move, and says then that it takes no more', async () => {
  const { quoteIt, answer, move } = await withQuote();
  await quoteIt();
  for (let asked = 0; asked < 20; asked += 1) {
    expect((await move()).may).toContain('asked');
    expect((await answer('asked', { said: `Question ${asked}?` })).statusCode).toBe(200);
  }
  const refused = await answer('asked', { said: 'One more?' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().move.may).not.toContain('asked');
});

test('nobody can answer before there is a quote, nor after the team took it back', async () => {
  const { act, quoteIt, answer, move } = await withQuote();
  expect((await answer('accepted')).statusCode).toBe(409);
  await quoteIt();
  await act({ kind: 'refused' });
  expect((await move()).quote).toBeNull();
  expect((await answer('accepted')).statusCode).toBe(409);
});

test('by WhatsApp no mail goes out, and the chat has the text and the link', async () => {
  const { desk, asSent, linkKey, quoteIt, mails } = await withQuote();
  await quoteIt({ via: 'whatsapp' });
  expect(await mails('quote')).toEqual([]);
  const text = await asSent((await desk()).tell?.link?.url);
  expect(text).toContain('R6\u00a0500');
  expect(text).toContain(`/your-move#${linkKey}`);
});

test('ten mails go to one address within a month and no eleventh', async () => {
  const { clock, quoteIt, mails } = await withQuote();
  for (let sent = 0; sent < 10; sent += 1) await quoteIt({ price: 6500 + sent });
  const refused = await quoteIt({ price: 9000 });
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([422, 'via']);
  expect(await mails('quote')).toHaveLength(10);
  expect((await quoteIt({ price: 9000, via: 'whatsapp' })).statusCode).toBe(200);
  clock.time += 30 * 24 * 3_600_000 + 1;
  expect((await quoteIt({ day: '', validUntil: '2027-01-31' })).statusCode).toBe(200);
});

test('no log line has a price or a word of an answer', async () => {
  const { logged, quoteIt, answer } = await withQuote();
  await quoteIt({ price: 6543 });
  await answer('asked', { said: 'Does it include the piano?' });
  for (const word of ['6543', '6\u00a0543', 'piano', 'Anna']) {
    expect(withoutChance(logged.join(''))).not.toContain(word);
  }
});
