import { sendNotice } from '../../mail/try-mail.ts';
import { type Command, done, failed } from './command.ts';

export const tell: Command = {
  name: 'tell',
  operands: ['<TEXT>'],
  about: 'Emails the team one sentence about the website, now, for scripts',
  details: 'A failed backup uses it: deploy/movers-backup-failed@.service.',
  options: {},
  async run({ operands: [text = ''], config, now }) {
    const delivery = await sendNotice(config, now(), {
      reference: 'NOTICE',
      subject: `Website: ${text}`,
      title: 'The website needs somebody',
      lead: text,
    });
    return delivery.status === 'sent' ? done : failed(`Nobody was told: ${delivery.reason}`);
  },
};
