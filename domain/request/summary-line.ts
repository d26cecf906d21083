/** A label and its answer, for mails, chats and sheets. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}
