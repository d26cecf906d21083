import type { LetterLink } from '../sending/mail/letter.ts';

/** The page of the diary, which opens on the team's devices. */
export function diaryUrl(siteUrl: string): string {
  return `${siteUrl}/diary`;
}

/** The feed for calendars, which cannot send a key in any other way. */
export function diaryFeedUrl(siteUrl: string, key: string): string {
  return `${siteUrl}/diary/${key}.ics`;
}

/** The button to the diary. */
export function diaryLink(siteUrl: string): LetterLink {
  return { label: 'Open the diary', url: diaryUrl(siteUrl) };
}
