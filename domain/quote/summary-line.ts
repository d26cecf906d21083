/** A label and what was answered, for mails, chats and sheets. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}
