import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { FormInTab } from './form-in-tab.ts';
import type { UnsentPlace } from './unsent.ts';

/** The server's answer for a stored request. */
export const receiptSchema = z.object({
  reference: z.string(),
  /** Opens the sender's private page; only a quote request has one. */
  linkKey: z.optional(z.string()),
});
export type Receipt = z.output<typeof receiptSchema>;

/** The address and the effects of one kind of form. */
export interface Delivery<Values, Request> {
  /** The path to post to; also the key of the cached list that grew by one (docs/product.md, 7). */
  readonly path: string;
  readonly tab: FormInTab<object, Request>;
  readonly honeypotId: string;
  /** The device's place for a form that failed to send. */
  readonly unsent: UnsentPlace<Values, Request>;
  readonly empty: Values;
  /** The text of a notice titled 'Error', whatever the cause (docs/product.md, 8). */
  readonly failure: string;
  /** The label of the button that sends. */
  readonly button: string;
  /** Shown next to a form that stays, emptied, once it is sent. */
  readonly thanks?: (reference: string) => ReactNode;
  /** What it says, for a chat in which the visitor sends it instead. */
  readonly inChat: (request: Request) => string;
  /** Added while the form waits for a connection. */
  readonly unsentNote?: (request: Request) => string;
  /** @param byVisitor whether the visitor has just pressed the button, or the page sent it by itself */
  readonly onSent: (receipt: Receipt, request: Request, byVisitor: boolean) => void;
  readonly onDiscard?: () => void;
}

/** One try to send a form. */
export interface SendAttempt<Values, Request> {
  readonly request: Request;
  /** The form's values when the visitor pressed send. */
  readonly values: Values;
  /** Whether the visitor pressed just now: if not, the page sends it by itself. */
  readonly byVisitor: boolean;
}
