import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import type { RefusedAddress } from '../../sending/mail/mail.ts';
import { usualMeaning } from '../../sending/mail/smtp-trouble.ts';
import { sendTestMail } from '../../sending/mail/try-mail.ts';
import { whereMailGoes } from '../../sending/mail/where-mail-goes.ts';
import type { Config } from '../../settings/config.ts';
import { StartError } from '../../settings/start-error.ts';
import { newSignInLink } from '../../team/devices/sign-in-link.repository.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done, failed } from './command.ts';

export const testMail: AddCommand = (program, action) =>
  program
    .command('test-mail')
    .summary('Sends the team one email now, and says what the mail server answers')
    .description(
      `It goes past the outbox, with the settings as they are in .env or the environment. A mail server that takes it may still file it elsewhere: look in the inbox and in the spam folder. Once there is a database it has a link that signs in one device within an hour: the owner's first.`,
    )
    .action(action(runTestMail));

async function runTestMail({ config, terminal, now }: Call) {
  const delivery = await sendTestMail(config, now(), await linkFor(config, now()));
  if (delivery.status === 'sent' && delivery.refused) {
    return failed(toSomeOnly(config, delivery.refused));
  }
  if (delivery.status === 'sent') {
    const answer = delivery.answer ? `The mail server says: ${delivery.answer}\n` : '';
    await terminal.print(`Sent ${whereMailGoes(config)}.\n${answer}`);
    return done;
  }
  const meaning = usualMeaning(delivery.reason);
  return failed(
    `No email went out ${whereMailGoes(config)}.\nIt said: ${delivery.reason}\n${
      meaning ? `That usually means: ${meaning}` : 'Ask the mail provider what that means.'
    }`,
  );
}

/** The link that signs in a device; none without a database, since email is tried out before the first start too. */
async function linkFor({ database, siteUrl }: Config, now: Date): Promise<string | undefined> {
  try {
    return await withDatabase(database, (db) =>
      newSignInLink(db, siteUrl, { invited: 'test-mail', now }),
    );
  } catch (error) {
    if (error instanceof StartError || isDatabaseUnavailable(error)) return undefined;
    throw error;
  }
}

function toSomeOnly(
  { teamInbox }: Pick<Config, 'teamInbox'>,
  refused: readonly RefusedAddress[],
): string {
  const taken = teamInbox
    .map(({ address }) => address)
    .filter((address) => refused.every((each) => each.address !== address));
  return [
    `The email went to ${taken.join(', ')}, but not to every address in TEAM_INBOX.`,
    ...refused.map(({ address, reason }) => `Refused: ${address}\nIt said: ${reason}`),
  ].join('\n');
}
