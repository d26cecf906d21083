import { expect, test } from 'vitest';
import { openDesk, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { findFeedKey } from '../../team/diary/diary-key.repository.ts';

test('diary prints the address and the link to the calendar, the same again, and a new one when asked', async () => {
  const { leads, using } = openDesk({ SITE_URL: 'https://movers.example' });
  await using((db) => storeRequest(db));
  const feedIn = async (words: string) => {
    const { exitCode, out } = await leads(words);
    expect(exitCode).toBe(0);
    const [, feed] =
      /^Diary {5}https:\/\/movers\.example\/diary\nCalendar {2}https:\/\/movers\.example\/diary\/([\w-]{32})\.ics\n$/.exec(
        out,
      ) ?? [];
    return feed;
  };
  const first = await feedIn('diary');
  expect(first).toBeDefined();
  expect(await feedIn('diary')).toBe(first);
  const next = await feedIn('diary --new');
  expect(next).not.toBe(first);
  expect(await using((db) => findFeedKey(db))).toBe(next);
});
