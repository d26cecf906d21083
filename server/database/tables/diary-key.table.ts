/** The key of the diary's feed, which replaces the earlier one. */
export interface DiaryKeyTable {
  opens: 'feed';
  key: string;
}
