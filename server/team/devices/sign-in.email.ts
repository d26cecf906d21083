import { deskTime } from '../../../domain/dates/desk-time.ts';
import type { Letter } from '../../sending/mail/letter.ts';
import { textAndHtml } from '../../sending/mail/letter-html.ts';
import type { ComposeMail } from '../../sending/outbox/outbox.worker.ts';
import { newSignInLink } from './sign-in-link.repository.ts';

/** When, and in which browser, a link was asked for: what the outbox keeps of it. */
export function askedAbout(at: Date, browser: string): string {
  return `${at.toISOString()} ${browser}`.trimEnd();
}

/** Composes the mail with a link that signs in a device. The link is made here, for each attempt to send the mail: its key
 *  is then stored nowhere but in the mail, and its hour begins when the mail goes out. */
export const composeSignInMail: ComposeMail = async (db, { about }, { siteUrl, now }) => {
  const [at = '', ...words] = about?.split(' ') ?? [];
  const browser = words.length > 0 ? `, in ${words.join(' ')}` : '';
  const url = await newSignInLink(db, siteUrl, { invited: 'mail', now });
  const letter: Letter = {
    title: 'Sign in a device',
    lead: `Somebody asked for this link on our website on ${deskTime(at)}${browser}. Open it on the phone or computer that you want to work on, in the browser that you use there: it works once, within an hour. If none of you asked, leave it: nothing opens without it.`,
    links: [{ label: 'Sign in this device', url }],
    sections: [],
  };
  return {
    reference: `SIGN-IN-${at.replaceAll(/\D/g, '')}`,
    replyTo: null,
    subject: 'Your link to sign in a device',
    ...textAndHtml(letter),
  };
};
