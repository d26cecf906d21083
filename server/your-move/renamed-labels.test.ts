import { afterEach, expect, test } from 'vitest';
import { LABELS } from '../../domain/request/labels.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { findThatHadEmail } from '../cli/stored-submission.repository.ts';

const NAMES = { ...LABELS };

function rename(): void {
  for (const field of Object.keys(LABELS)) Object.assign(LABELS, { [field]: `New ${field}` });
}

afterEach(() => void Object.assign(LABELS, NAMES));

/** Every decision: a release that renames every label must not change one. */
async function decided(atRelease: () => void) {
  const { change, db, desk, move, quoteIt } = await withQuote();
  const email = 'thandi@visitor.test';
  await quoteIt();
  await change({ email });
  atRelease();
  const corrected = await move();
  await change({ email, moveDate: '2026-12-12' });
  const wished = await move();
  await change({ email, moveDate: '2026-12-12', phone: '011 555 0142' });
  await quoteIt({ day: '2026-12-12' });
  const quoted = await move();
  await change({ email, moveDate: '2026-12-12', bedrooms: '4+', phone: '011 555 0142' });
  const { quote, stage, wishes } = await desk();
  const row = await db.selectFrom('submissions').select('moveDay').executeTakeFirst();
  const erased = await findThatHadEmail(db, 'thandi@visitor.example');
  return {
    obstacles: [corrected, wished, quoted, await move()].map((each) => each.quote?.obstacle),
    days: [corrected, wished, quoted].map(({ moveDay }) => moveDay),
    draft: [quote?.draft.visits[0].day, quote?.draft.validUntil, quote?.isAwaited],
    changes: quote?.changes.length,
    desk: [stage, wishes.length],
    row,
    erased: erased.length,
  };
}

test('nothing but what is printed changes when every label is renamed', async () => {
  const before = await decided(() => undefined);
  expect(before).toMatchObject({
    obstacles: [null, 'another-day', null, 'changed'],
    days: [{ status: 'offered' }, { day: '2026-12-12' }, { day: '2026-12-12' }],
    erased: 1,
  });
  expect(await decided(rename)).toEqual(before);
});

test('a change that was stored before is printed under the new label', async () => {
  const { change, desk, quoteIt } = await withQuote();
  await quoteIt();
  await change({ bedrooms: '4+' });
  rename();
  expect((await desk()).quote?.changes).toEqual(['New bedrooms: 4+, was 3']);
});

test('no word that is shown is stored with a change', async () => {
  const { change, db, quoteIt } = await withQuote();
  await quoteIt();
  await change({ moveDate: '2026-12-12', inventory: { living: ['bookshelf'] }, access: undefined });
  const { content } = await db
    .selectFrom('events')
    .select('content')
    .where('kind', '=', 'changed')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(content).changes.slice(0, 3)).toEqual([
    { field: 'moveDate', before: '2026-12-05', after: '2026-12-12' },
    { field: 'kitchen', before: ['stove'], after: [] },
    { field: 'living', before: ['sofa', 'tv'], after: ['bookshelf'] },
  ]);
  expect(content).not.toMatch(/Preferred|December|Living|Bookshelf|floor|not given/);
});
