import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { Attempt } from './attempt.ts';
import type { Filling } from './filling.ts';
import type { Receipt } from './receipt.ts';
import type { UnsentPlace } from './unsent.ts';

/** Where the forms of one kind go, and what becomes of them. */
export interface Delivery<Values, Request> {
  /** Where they are posted; also the key of the cached list that grew by one (docs/product.md, 7). */
  readonly path: string;
  readonly attempt: Attempt<Request>;
  readonly filling: Filling;
  /** Where the device keeps one that did not get through. */
  readonly unsent: UnsentPlace<Values, Request>;
  readonly empty: DefaultValues<Values>;
  /** Said in a notice titled 'Error', whatever the cause (docs/product.md, 8). */
  readonly failure: string;
  /** What the button that sends says. */
  readonly button: string;
  /** Said beside a form that stays once it is sent. */
  readonly thanks?: (reference: string) => ReactNode;
  /** Said too while it waits for a connection. */
  readonly aside?: (request: Request) => string;
  /** @param asked whether the visitor has just pressed the button: if not, we sent it by ourselves */
  readonly onSent: (receipt: Receipt, request: Request, asked: boolean) => void;
  readonly onDiscard?: () => void;
}

/** One try to send a form. */
export interface Try<Values, Request> {
  readonly request: Request;
  /** What stood in the form when its visitor pressed send. */
  readonly values: Values;
  /** Whether that was just now: if not, we send it by ourselves. */
  readonly asked: boolean;
}
