/** Records that a once-only job ran, so that no server repeats it. It has no personal data. */
export interface JobRunTable {
  /** Unique: 'restored', 'morning 2026-11-22'. */
  name: string;
  /** ISO time in UTC. */
  at: string;
}
