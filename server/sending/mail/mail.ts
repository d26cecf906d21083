import type { Suspicion } from '../../../domain/request/suspicion.ts';
import type { Mailbox } from '../../settings/setting-values.ts';

/** A mail to the team, unless it says otherwise. */
export interface Mail {
  /** Names the mail's file in a mail folder, and the conversation in a mailbox. */
  readonly reference: string;
  /** Distinguishes it from the first mail about the same reference, to which it is then a reply. */
  readonly part?: string;
  /** The sender's name in the inbox's list, instead of the name in the settings. */
  readonly sender?: string;
  /** The visitor, for the mails that they get. */
  readonly to?: Mailbox;
  /** Null if there is nobody to answer. */
  readonly replyTo: Mailbox | null;
  readonly subject: string;
  /** Whether mail programs mark it as urgent. */
  readonly important?: true;
  /** The reason to suspect a program, in the header `X-Suspected` for a mail program's rules. */
  readonly suspected?: Suspicion;
  /** The moving day as an .ics file. */
  readonly calendar?: string;
  readonly text: string;
  readonly html: string;
}

export type Delivery =
  | {
      readonly status: 'sent';
      /** The mail server's reply on accepting the mail. */
      readonly answer?: string;
      /** The addresses of the team that it refused, if others got the mail. */
      readonly refused?: readonly RefusedAddress[];
    }
  | FailedDelivery;

export interface RefusedAddress {
  readonly address: string;
  /** The mail server's reply. */
  readonly reason: string;
  readonly fault: Fault;
}

/** Why a mail did not go out. */
export type Fault =
  /** The address does not exist: the same mail would never arrive. */
  | 'no-such-address'
  /** The login settings: every mail fails until they are mended. */
  | 'login'
  /** A refusal with a 5xx code that is not about the address: a sending limit, a policy, a list, the text. */
  | 'refused'
  /** The message was complete, and no answer came: it may have arrived. */
  | 'unanswered'
  /** The mail server is away or busy, or the mail could not be composed. */
  | 'unavailable';

export interface FailedDelivery {
  readonly status: 'failed';
  readonly fault: Fault;
  readonly reason: string;
  /** It takes no more connections now (421). */
  readonly isBusy?: boolean;
}

export interface Try {
  /** Ends the attempt, which then counts as failed. */
  readonly signal?: AbortSignal;
  /** When it is sent; by the machine's clock without it. Filters distrust a mail that comes from years ago, and an inbox
   *  puts it where nobody looks. */
  readonly date?: Date;
  /** The addresses of the team that have not got the mail yet; all without it. */
  readonly remaining?: readonly string[] | undefined;
  /** Runs before the end of the message is sent, after which the mail server may have taken it. If it throws, the
   *  message stays incomplete. */
  readonly beforeEnd?: () => Promise<void>;
}

export interface Mailer {
  deliver(mail: Mail, attempt?: Try): Promise<Delivery>;
}

export interface TriableMailer extends Mailer {
  /** Checks whether mail could be sent now, without sending any.
   *  @returns the failure, if any */
  tryOut(): Promise<FailedDelivery | undefined>;
}
