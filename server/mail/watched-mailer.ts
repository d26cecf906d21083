import type { Delivery, FailedDelivery, TriableMailer } from './mail.ts';

export interface WatchedMailer extends TriableMailer {
  /** Whether the mail server refused the last login, which concerns every mail. */
  loginRefused(): boolean;
}

/** Wraps the mailer to remember a refused login until a mail goes out. */
export function watchLogin(mailer: TriableMailer): WatchedMailer {
  let refused = false;
  const remember = (result: Delivery | FailedDelivery | undefined) => {
    if (result?.status === 'sent') refused = false;
    else if (result?.loginRefused) refused = true;
  };
  return {
    async deliver(...mail) {
      const delivery = await mailer.deliver(...mail);
      remember(delivery);
      return delivery;
    },
    async tryOut() {
      const failure = await mailer.tryOut();
      remember(failure);
      return failure;
    },
    loginRefused: () => refused,
  };
}
