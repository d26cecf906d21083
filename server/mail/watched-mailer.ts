import type { Delivery, FailedDelivery, Mail, TriableMailer, Try } from './mail.ts';

interface WatchedMailer extends TriableMailer {
  /** Whether the mail server refused the last login, which concerns every mail. */
  loginRefused(): boolean;
  /** Whether the mail server refused the last mail for a reason that is not the visitor's address. */
  mailRefused(): boolean;
  /** Whether the last mail to the team went to some of its addresses only. */
  addressRefused(): boolean;
}

/** Wraps the mailer to remember a refused login or a refusal of our mail until a mail goes out, and a refused
 *  address of the team until a mail goes to all of them. */
export function watchMail(mailer: TriableMailer): WatchedMailer {
  let isLoginRefused = false;
  let isMailRefused = false;
  let isTeamIncomplete = false;
  const remember = (result: Delivery | FailedDelivery | undefined) => {
    if (result?.status === 'sent') isLoginRefused = isMailRefused = false;
    else if (result?.fault === 'login') isLoginRefused = true;
    else if (result?.fault === 'refused') isMailRefused = true;
  };
  const rememberTeam = ({ to }: Mail, delivery: Delivery, { remaining }: Try) => {
    if (delivery.status !== 'sent' || to) return;
    // A visitor's mail says nothing about the team's addresses, and one to the rest of them nothing of the others.
    if (delivery.refused) isTeamIncomplete = true;
    else if (!remaining) isTeamIncomplete = false;
  };
  return {
    async deliver(mail, attempt = {}) {
      const delivery = await mailer.deliver(mail, attempt);
      remember(delivery);
      rememberTeam(mail, delivery, attempt);
      return delivery;
    },
    async tryOut() {
      const failure = await mailer.tryOut();
      remember(failure);
      return failure;
    },
    loginRefused: () => isLoginRefused,
    mailRefused: () => isMailRefused,
    addressRefused: () => isTeamIncomplete,
  };
}
