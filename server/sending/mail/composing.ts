import type { OnAdviceFailure } from '../../../domain/advice.ts';
import type { Mailbox } from '../../settings/setting-values.ts';

/** With what a mail is composed. */
export interface Composing {
  /** The address of the site, for links to it. */
  readonly siteUrl: string;
  /** When the mail goes out, by the clock of all servers. */
  readonly now: Date;
  /** The inbox for a visitor's reply. */
  readonly teamInbox?: Mailbox | undefined;
  /** Told of a fault in the mail's advice; the mail still has its facts. */
  readonly onAdviceFailure?: OnAdviceFailure | undefined;
}
