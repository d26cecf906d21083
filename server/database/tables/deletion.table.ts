/** The notice that a visitor deleted a request. It outlives the request and has no personal data. */
export interface DeletionTable {
  reference: string;
  /** ISO time in UTC. */
  at: string;
  /** Whether its visitor had said yes: the family had a move in its diary. 0 or 1. */
  wasBooked: number;
  /** 'YYYY-MM-DD': confirmed, agreed, offered or wished; null if it was no date. It names nobody. */
  moveDay: string | null;
}
