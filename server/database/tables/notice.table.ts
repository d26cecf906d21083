/** Something that the servers of a database must know of each other or of an earlier run. It has no
 *  personal data. */
export interface NoticeTable {
  /** Unique: 'restored', 'morning 2026-11-22'. */
  name: string;
  /** ISO time in UTC. */
  at: string;
}
