import { expect, test } from 'vitest';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { LABELS } from '../../domain/request/labels.ts';
import { entryIn } from '../../tests/server/testing/calendar-entry.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { SAMPLE_VISIT } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

/** A change that a visitor makes and takes back. */
const TRIALS = [
  { bedrooms: '4+' },
  { moveDate: '2026-12-10' },
  { toAddress: '9 Long Street, Melville' },
  { additionalNotes: 'x' },
  { inventory: { living: ['sofa'] } },
  { access: { ...SAMPLE_REQUEST.access, to: { floor: '3+' } } },
] as const;

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  const open = async () => withQuote({ db: await openDatabaseAt(await newUrl()) });

  test('what is changed and changed back leaves the quote as it was', async () => {
    const { answer, change, clock, desk, move, quoteIt } = await open();
    await quoteIt();
    for (const trial of TRIALS) {
      // A link changes its request ten times within a day.
      clock.time += DAY_MS / 4;
      await change(trial);
      const why = 'moveDate' in trial ? 'another-day' : 'changed';
      expect((await move()).quote?.obstacle, JSON.stringify(trial)).toBe(why);
      expect((await desk()).quote?.changes).not.toEqual([]);
      await change({});
      expect((await move()).quote?.obstacle).toBeNull();
      expect(await desk()).toMatchObject({
        quote: { changes: [], isAwaited: false },
        wishes: [],
      });
    }
    expect((await answer('accepted')).statusCode).toBe(200);
    expect((await desk()).stage).toBe('accepted');
  });

  test('a wish for the very day of the quote does not differ from it', async () => {
    const { answer, change, desk, move, quoteIt } = await open();
    await quoteIt();
    await change({ moveDate: '2026-12-07' });
    expect((await move()).moveDay).toEqual({ day: '2026-12-07', status: 'offered' });
    expect((await desk()).quote?.changes).toEqual([]);
    expect((await answer('accepted')).statusCode).toBe(200);
  });

  test('several changes of one answer are one difference', async () => {
    const { change, desk, quoteIt } = await open();
    await quoteIt();
    await change({ bedrooms: '4+' });
    await change({ bedrooms: '2' });
    const { quote, wishes } = await desk();
    expect(quote?.changes).toEqual([`${LABELS.bedrooms}: 2, was 3`]);
    expect(wishes).toHaveLength(1);
    expect(wishes[0]?.lines).toEqual([`${LABELS.bedrooms}: 2, was 3`]);
  });

  test('a confirmed day holds again once the visitor changes it back, in both calendars', async () => {
    const { deliver, desk, move, put, toTeam, toVisitor, ...server } = await open();
    const change = async (answers: object) => {
      const { request, version } = await move();
      return put({ ...request, ...answers, version });
    };
    const back = { moveDate: '2026-12-07', toAddress: SAMPLE_REQUEST.toAddress };
    await server.quoteIt();
    await server.answer('accepted');
    await server.confirmIt();
    for (const trial of [{ moveDate: '2026-12-10' }, { toAddress: '9 Long Street, Melville' }]) {
      await change(trial);
      const { confirmation, stage } = await desk();
      expect(stage).toBe('accepted');
      // The family does not type again what it knows.
      expect(confirmation).toMatchObject({ visits: [{ people: 3, trucks: 1 }] });
      await deliver();
      expect(entryIn(toVisitor().at(-1)).status).toBe('TENTATIVE');
      await change(back);
      expect(await desk()).toMatchObject({
        stage: 'booked',
        wishes: [],
        confirmation: { visits: [{ ...SAMPLE_VISIT, people: 3, trucks: 1 }] },
      });
      expect(await move()).toMatchObject({
        phase: 'booked',
        moveDay: { day: '2026-12-07', status: 'confirmed' },
      });
      await deliver();
      for (const mail of [toTeam().at(-1), toVisitor().at(-1)]) {
        expect(entryIn(mail)).toMatchObject({ status: 'CONFIRMED', day: '20261207' });
      }
      expect(toTeam().at(-1)?.text).toContain('THEY CHANGED IT BACK: IT IS AS CONFIRMED BEFORE');
      expect(toVisitor().at(-1)?.text).toContain('It is as we confirmed it again');
    }
  });

  test('a yes that nobody has confirmed yet holds again too', async () => {
    const { answer, change, desk, move, quoteIt } = await open();
    await quoteIt();
    await answer('accepted');
    const { booking, moveDay, phase, since } = await move();
    await change({ toAddress: '9 Long Street, Melville' });
    expect((await move()).phase).toBe('changed');
    await change({});
    expect(await move()).toMatchObject({ booking, moveDay, phase, since });
    expect((await desk()).wishes).toEqual([]);
  });
});

test('the crew reads no day that is not the day any more', async () => {
  const { answer, change, confirmIt, morning, quoteIt } = await withQuote();
  await quoteIt();
  await answer('accepted');
  await change({ moveDate: '2026-12-09', bedrooms: '4+' });
  await confirmIt({ day: '2026-12-10' });
  const text = (await morning('2026-12-10'))?.text ?? '';
  expect(text).toContain(`Changed since the quote: ${LABELS.bedrooms}: 4+, was 3\n`);
  expect(text).not.toMatch(new RegExp(`${LABELS.moveDate}|[579] December`));
});

test('the crew reads who was to come, even when an address is to be confirmed', async () => {
  const { answer, change, confirmIt, morning, quoteIt } = await withQuote();
  await quoteIt();
  await answer('accepted');
  await confirmIt();
  await change({ moveDate: '2026-12-07', toAddress: '9 Long Street, Melville' });
  expect((await morning('2026-12-07'))?.text).toContain('3 movers, 1 truck');
});
