import type { Suspicion } from '../../domain/suspicion.ts';
import type { Mailbox } from '../config.ts';

/** A mail to the team about something a visitor sent. */
export interface Mail {
  /** Names the mail's file where mail is written to a folder, and the conversation in a mailbox. */
  readonly reference: string;
  /** What sets it apart from the first mail about the same reference, which it then answers. */
  readonly part?: string;
  /** How the list of an inbox names the sender, in place of the name in the settings. */
  readonly sender?: string;
  /** Null where nobody is to be answered. */
  readonly replyTo: Mailbox | null;
  readonly subject: string;
  /** Whether mail programs mark it as urgent. */
  readonly important?: true;
  /** A sign of a program, for the rules of a mail program: the header `X-Suspected`. */
  readonly suspected?: Suspicion;
  /** The moving day as an .ics file. */
  readonly calendar?: string;
  readonly text: string;
  readonly html: string;
}

export type Delivery =
  | {
      readonly status: 'sent';
      /** What the mail server said when it took the mail. */
      readonly answer?: string;
    }
  | FailedDelivery;

export interface FailedDelivery {
  readonly status: 'failed';
  /** The same mail would be refused again. */
  readonly permanent: boolean;
  readonly reason: string;
  /** The mail server does not know us: every mail will fail until somebody mends the settings. */
  readonly loginRefused?: boolean;
}

export interface Mailer {
  /** @param signal ends a try that takes too long; it has then failed */
  deliver(mail: Mail, signal?: AbortSignal): Promise<Delivery>;
}

export interface TriableMailer extends Mailer {
  /** Whether mail could be sent just now, without sending any.
   *  @returns what is wrong, if anything */
  tryOut(): Promise<FailedDelivery | undefined>;
}
