/** The answer to a request that the team entered for somebody who phoned. */
export interface PhonedReceipt {
  readonly reference: string;
  /** The path of its desk, with the key. */
  readonly desk: string;
}
