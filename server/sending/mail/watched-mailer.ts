import type { Delivery, FailedDelivery, Mail, TriableMailer, Try } from './mail.ts';

/** What the mail server refused last: our login, which concerns every mail; our mail, for a reason that is not the
 *  visitor's address; or some addresses of the team. */
export type MailRefusal = 'login' | 'mail' | 'address';

export interface WatchedMailer extends TriableMailer {
  /** Changes with each mail. */
  readonly refusals: ReadonlySet<MailRefusal>;
  /** What the last trial of the mail server says, until one succeeds or a mail goes out. Refusals are in `refusals`. */
  readonly trouble: () => FailedDelivery | undefined;
}

/** Wraps the mailer to remember a refused login or a refusal of our mail until a mail goes out, and a refused
 *  address of the team until a mail goes to all of them. */
export function watchMail(mailer: TriableMailer): WatchedMailer {
  const refusals = new Set<MailRefusal>();
  let trouble: FailedDelivery | undefined;
  const remember = (result: Delivery | FailedDelivery | undefined) => {
    if (result?.status === 'sent') {
      trouble = undefined;
      refusals.delete('login');
      refusals.delete('mail');
    } else if (result?.fault === 'login') refusals.add('login');
    else if (result?.fault === 'refused') refusals.add('mail');
  };
  const rememberTeam = ({ to }: Mail, delivery: Delivery, { remaining }: Try) => {
    if (delivery.status !== 'sent' || to) return;
    // A visitor's mail says nothing about the team's addresses, and one to the rest of them nothing of the others.
    if (delivery.refused) refusals.add('address');
    else if (!remaining) refusals.delete('address');
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
      trouble = failure?.fault === 'unavailable' ? failure : undefined;
      remember(failure);
      return failure;
    },
    refusals,
    trouble: () => trouble,
  };
}
