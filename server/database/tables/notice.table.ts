/** Something that the servers of a database must know of each other or of an earlier run. It has no
 *  personal data. */
export interface NoticeTable {
  /** Unique: 'restored'. */
  name: string;
  /** ISO time in UTC. */
  at: string;
}
