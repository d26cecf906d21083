import type { Config } from '../../config.ts';
import type { RefusedAddress } from '../../mail/mail.ts';
import { usualMeaning } from '../../mail/smtp-trouble.ts';
import { sendTestMail } from '../../mail/try-mail.ts';
import { whereMailGoes } from '../../mail/where-mail-goes.ts';
import { type Command, done, failed } from './command.ts';

export const testMail: Command = {
  name: 'test-mail',
  operands: [],
  about: 'Sends the team one mail now, and says what the mail server answers',
  details: `It goes past the outbox, with the settings as they are in .env or the environment. That a mail
server takes it does not yet mean that it is in the inbox: look there, and into the spam folder.`,
  options: {},
  async run({ config, terminal, now }) {
    const delivery = await sendTestMail(config, now());
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
      `No mail went out ${whereMailGoes(config)}.\nWhat was said: ${delivery.reason}\n${
        meaning ? `That usually means: ${meaning}` : 'Ask the mail provider what that means.'
      }`,
    );
  },
};

function toSomeOnly(
  { teamInbox }: Pick<Config, 'teamInbox'>,
  refused: readonly RefusedAddress[],
): string {
  const taken = teamInbox
    .map(({ address }) => address)
    .filter((address) => refused.every((each) => each.address !== address));
  return [
    `The mail went to ${taken.join(', ')}, but not to every address in TEAM_INBOX.`,
    ...refused.map(({ address, reason }) => `Refused: ${address}\nWhat was said: ${reason}`),
  ].join('\n');
}
