/** A key of the team's diary, which replaces the earlier one. */
export interface DiaryKeyTable {
  /** The page, or the feed for calendars. */
  opens: 'page' | 'feed';
  key: string;
}
