import type { OnAdviceFailure } from '../../domain/advice.ts';

/** What the composer of a mail is given besides its subject. */
export interface Composing {
  /** The address of the site, for links to it; without it a mail has none. */
  readonly siteUrl?: string | undefined;
  /** Told of a fault in the mail's advice; the mail still has its facts. */
  readonly onAdviceFailure?: OnAdviceFailure | undefined;
}
