import { sendNotice } from '../../sending/mail/try-mail.ts';
import { type AddCommand, type Call, done, failed } from './command.ts';

export const tell: AddCommand = (program, action) =>
  program
    .command('tell <TEXT>')
    .summary('Emails the team one sentence about the website, now, for scripts')
    .description('A failed backup uses it: deploy/movers-backup-failed@.service.')
    .action(action(runTell));

async function runTell({ config, now }: Call, text: string) {
  const delivery = await sendNotice(config, now(), {
    reference: 'NOTICE',
    subject: `Website: ${text}`,
    title: 'The website needs somebody',
    lead: text,
  });
  return delivery.status === 'sent' ? done : failed(`Nobody was told: ${delivery.reason}`);
}
