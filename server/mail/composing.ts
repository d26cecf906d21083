import type { OnAdviceFailure } from '../../domain/advice.ts';
import type { Mailbox } from '../config.ts';

/** The settings with which a mail is composed. */
export interface Composing {
  /** The address of the site, for links to it; without it a mail has none. */
  readonly siteUrl?: string | undefined;
  /** Where a visitor's answer to a mail goes. */
  readonly teamInbox?: Mailbox | undefined;
  /** Told of a fault in the mail's advice; the mail still has its facts. */
  readonly onAdviceFailure?: OnAdviceFailure | undefined;
}
