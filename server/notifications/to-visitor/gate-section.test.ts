import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { PAPER_LABELS } from '../../../domain/quote/paper-fields.ts';
import { onDay } from '../../../tests/server/testing/sample-history.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';

/** The gate of the sample request, at the delivery address, wants two days' notice. */
const ACCESS = { version: 1, to: { estate: 'yes', notice: 'days' } };
const PAPERS = { registration: 'JX 12 CD GP', crew: ['Sipho Dlamini', 'Johannes Mokoena'] };
const NO_PAPERS = { registration: '', crew: [] };

async function withYes(request: object = { access: ACCESS }) {
  const server = await withQuote({}, request);
  await server.quoteIt();
  await server.answer('accepted');
  const lastMail = async () => {
    await server.deliver();
    return server.toVisitor().at(-1);
  };
  return { ...server, lastMail };
}

test('a gate is an open point of the desk and of the morning until its papers are sent', async () => {
  const { act, quoteIt, answer, confirmIt, desk, morning } = await withQuote(
    {},
    { access: ACCESS },
  );
  const points = async () => (await desk()).first?.points.join('\n');
  expect(await points()).toContain('confirm the day with the registration and the crew’s names');
  await act({ kind: 'phoned', said: 'settled' });
  expect(await points()).toContain('Two days’ notice');
  await quoteIt();
  const owed =
    'The gate at the delivery address wants two days’ notice or more: send the vehicle registration and the crew’s names by Friday 4 December 2026.';
  expect((await desk()).owed).toEqual([owed]);
  await answer('accepted');
  const why = 'the gate wants the vehicle registration and the crew’s names by Fri 4 Dec';
  expect((await morning('2026-11-23'))?.text).toContain(why);
  await confirmIt(NO_PAPERS);
  expect((await desk()).owed).toEqual([owed]);
  const mail = await morning('2026-11-24');
  expect(mail?.subject).toContain('1 gate to tell');
  expect(mail?.text).toContain(why);
  await confirmIt({ ...PAPERS, crew: [] });
  expect((await morning('2026-11-25'))?.text).toContain('the gate wants the crew’s names by');
  await confirmIt(PAPERS);
  expect((await desk()).owed).toEqual([]);
  expect((await morning('2026-11-26'))?.text).not.toContain('the gate');
});

test('a day that is too near for the gate is a warning to both sides', async () => {
  const { act, confirmIt, desk, lastMail, toTeam } = await withYes();
  await act({ kind: 'agreed', price: 6500, ...onDay('2026-11-22'), said: '' });
  await confirmIt({ day: '2026-11-22', ...NO_PAPERS });
  expect((await desk()).owed[0]).toContain('the day is too near for it. Phone the gate');
  const mail = await lastMail();
  expect(mail?.text).toContain('wants two days’ notice or more. Please phone the gate now.');
  expect(mail?.text).toContain('Phone us for the vehicle registration and the crew’s names.');
  expect(toTeam().at(-1)?.text).toContain('the day is too near for it');
});

test('the papers reach the visitor ready for the gate, even in a second confirmation', async () => {
  const { confirmIt, lastMail, move } = await withYes();
  await confirmIt(NO_PAPERS);
  expect((await lastMail())?.text).toContain(
    'To come: We’ll email you the vehicle registration and the crew’s names in time.',
  );
  await confirmIt(PAPERS);
  const mail = await lastMail();
  expect(mail?.subject).toMatch(/^Which truck comes: JX 12 CD GP, and 1 more, Mon 7 Dec/);
  expect(mail?.text).toContain(`FOR THE GATE: COPY THIS TO THEM
Movers: ${company.name}, ${company.phone.display}
Arrival: Monday 7 December 2026, between 8 and 9
${PAPER_LABELS.registration}: JX 12 CD GP
${PAPER_LABELS.crew}: Sipho Dlamini, Johannes Mokoena`);
  expect(mail?.text).toContain('Photos or a pin: Send them by WhatsApp');
  // As news, and to be copied.
  expect(mail?.text.match(/JX 12 CD GP/g)).toHaveLength(2);
  expect((await move()).booking?.papers).toEqual(PAPERS);
});

test('without a gate nobody asks for them, and nobody gets them', async () => {
  const { confirmIt, desk, lastMail } = await withYes({ access: undefined });
  await confirmIt(NO_PAPERS);
  expect((await lastMail())?.text).not.toMatch(/gate/i);
  expect((await desk()).owed).toEqual([]);
  const answer = await confirmIt(PAPERS);
  expect(answer.statusCode).toBe(422);
  const message = 'No gate of this visit wants notice, so please leave this out';
  expect(answer.json().errors).toEqual([{ field: 'visits.0.registration', message }]);
});

test('the desk may leave them out, and is told what is wrong with them', async () => {
  const { act, desk } = await withYes();
  const visit = { day: '2026-12-07', window: 'at 8', people: 3, trucks: 1 };
  const confirm = (more: object = {}) =>
    act({ kind: 'confirmed', price: 6500, visits: [{ ...visit, ...more }] });
  const names = Array.from({ length: 21 }, (_, index) => `Mover ${index}`);
  const answer = await confirm({ crew: names });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ field: 'visits.0.crew', message: 'At most 20 names' }]);
  expect((await confirm()).statusCode).toBe(200);
  expect((await desk()).confirmation.visits).toMatchObject([NO_PAPERS]);
});
