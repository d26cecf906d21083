import type { Delivery, FailedDelivery, Mail, TriableMailer } from './mail.ts';

export interface WatchedMailer extends TriableMailer {
  /** Whether the mail server refused the last login, which concerns every mail. */
  loginRefused(): boolean;
  /** Whether the last mail to the team went to some of its addresses only. */
  addressRefused(): boolean;
}

/** Wraps the mailer to remember a refused login until a mail goes out, and a refused address of the
 *  team until a mail goes to all of them. */
export function watchMail(mailer: TriableMailer): WatchedMailer {
  let isLoginRefused = false;
  let isTeamIncomplete = false;
  const remember = (result: Delivery | FailedDelivery | undefined) => {
    if (result?.status === 'sent') isLoginRefused = false;
    else if (result?.loginRefused) isLoginRefused = true;
  };
  const rememberTeam = ({ to }: Mail, delivery: Delivery) => {
    // A visitor's mail says nothing about the team's addresses.
    if (delivery.status === 'sent' && !to) isTeamIncomplete = delivery.refused !== undefined;
  };
  return {
    async deliver(mail, signal) {
      const delivery = await mailer.deliver(mail, signal);
      remember(delivery);
      rememberTeam(mail, delivery);
      return delivery;
    },
    async tryOut() {
      const failure = await mailer.tryOut();
      remember(failure);
      return failure;
    },
    loginRefused: () => isLoginRefused,
    addressRefused: () => isTeamIncomplete,
  };
}
