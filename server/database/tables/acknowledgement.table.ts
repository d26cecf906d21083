/** The acknowledgements that went to addresses in the last weeks, for their limit. It outlives the requests, as deleting
 *  one must not make room for another, and names no address. */
export interface AcknowledgementTable {
  /** Of an address, and of a million others. */
  mark: string;
  /** The ISO time of the last one. */
  at: string;
  /** The ISO time from which they are counted. */
  since: string;
  count: number;
}
