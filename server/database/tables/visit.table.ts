/** A visit of a move as it is planned, for looking up a day: server/moves/record-event.ts keeps it in step. */
export interface VisitTable {
  submissionId: string;
  /** Its number within the move. */
  visit: number;
  /** 'YYYY-MM-DD'; a visit without a date has no row. */
  day: string;
  /** How many trucks it takes. */
  trucks: number;
}
