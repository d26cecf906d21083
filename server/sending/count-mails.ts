import type { Fault, Mailer } from './mail/mail.ts';
import type { Metrics } from './metrics.ts';

const REFUSALS: readonly Fault[] = ['no-such-address', 'refused'];

/** Wraps the mailer to count its mails. */
export function countMails(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    ...mailer,
    async deliver(...mail) {
      const delivery = await mailer.deliver(...mail);
      if (delivery.status === 'sent') metrics.countMail(delivery.refused ? 'partial' : 'sent');
      else metrics.countMail(REFUSALS.includes(delivery.fault) ? 'refused' : 'failed');
      return delivery;
    },
  };
}
