import type { Database } from '../database/database.ts';
import type { LetterLink } from '../mail/letter.ts';
import { type DiaryKeys, findDiaryKeys } from './diary-key.repository.ts';

/** The page of the diary. Browsers never send the fragment. */
export function diaryPageUrl(siteUrl: string, { page }: DiaryKeys): string {
  return `${siteUrl}/diary#${page}`;
}

/** The feed for calendars, which cannot send a key in any other way. */
export function diaryFeedUrl(siteUrl: string, { feed }: DiaryKeys): string {
  return `${siteUrl}/diary/${feed}.ics`;
}

/** The button to the diary; none before it has keys. */
export async function diaryLinks(db: Database, siteUrl: string): Promise<readonly LetterLink[]> {
  const keys = await findDiaryKeys(db);
  return keys ? [{ label: 'Open the diary', url: diaryPageUrl(siteUrl, keys) }] : [];
}
