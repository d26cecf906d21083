import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { toMessage } from './message.ts';

const FROM = { name: 'Movers', address: 'quotes@movers.example' };

test('what a visitor typed like an encoded word is shown as it was typed', async () => {
  const word = '=?utf-8?q?=0D=0ABcc:_evil?=';
  const someone = { name: word, address: 'thandi@visitor.example' };
  for (const to of [undefined, someone]) {
    const message = toMessage(
      {
        reference: 'JFM-7K3Q-24',
        sender: word,
        ...(to && { to }),
        replyTo: someone,
        subject: `Quote request: ${word}`,
        text: word,
        html: `<p>${word}</p>`,
      },
      { from: FROM, to: [{ name: 'Team', address: 'team@movers.example' }] },
    );
    const raw = await new MailComposer(message).compile().build();
    const read = await PostalMime.parse(raw);
    const shown = '= ?utf-8?q?=0D=0ABcc:_evil?=';
    expect(read.from?.name).toBe(shown);
    expect(read.replyTo?.[0]?.name).toBe(shown);
    expect(read.subject).toBe(`Quote request: ${shown}`);
    if (to) expect(read.to?.[0]).toMatchObject({ name: shown });
  }
});
