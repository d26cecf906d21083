/** The notice that a visitor deleted a request. It outlives the request and has no personal data. */
export interface DeletionTable {
  reference: string;
  /** ISO time in UTC. */
  at: string;
  /** Whether its visitor had said yes: the family had a move in its diary. 0 or 1. */
  wasBooked: number;
  /** JSON of the numbers and days of its visits: confirmed, agreed, offered or wished; null if none had a date. It names
   *  nobody. */
  visits: string | null;
}
