import { expect, test } from 'vitest';
import { openDesk, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { findDiaryKeys } from '../../diary/diary-key.repository.ts';

test('diary prints both links, the same ones again, and new ones when asked', async () => {
  const { leads, using } = openDesk({ SITE_URL: 'https://movers.example' });
  await using((db) => storeRequest(db));
  const links = async (words: string) => {
    const { exitCode, out } = await leads(words);
    expect(exitCode).toBe(0);
    const [, page, feed] =
      /^Diary {5}https:\/\/movers\.example\/diary#([\w-]{32})\nCalendar {2}https:\/\/movers\.example\/diary\/([\w-]{32})\.ics\n$/.exec(
        out,
      ) ?? [];
    return { page, feed };
  };
  const first = await links('diary');
  expect(await links('diary')).toEqual(first);
  const next = await links('diary --new');
  expect(new Set([...Object.values(first), ...Object.values(next)]).size).toBe(4);
  expect(await using((db) => findDiaryKeys(db))).toEqual(next);
});
