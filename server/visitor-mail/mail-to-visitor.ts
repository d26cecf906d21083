import { company } from '../../content/company.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import type { Case } from '../history/case.ts';
import type { Composing } from '../mail/composing.ts';
import { type Letter, letterAsText } from '../mail/letter.ts';
import { letterAsHtml } from '../mail/letter-html.ts';
import type { Mail } from '../mail/mail.ts';
import type { Stored, Submission } from '../submissions/submission.ts';

/** For `eventMail`. */
export const TO_VISITOR = true;

export const CALL_US = {
  label: `Call ${company.phone.display}`,
  url: company.phone.link,
};

export function routeLines({ content }: Stored<'request'>) {
  return [
    { label: 'From', value: addressInWords(content.fromAddress) },
    { label: 'To', value: addressInWords(content.toAddress) },
  ];
}

export function usSection({ reference }: Case['stored'], lead: string) {
  return {
    title: 'Us',
    lines: [
      { label: 'Phone', value: company.phone.display },
      { label: 'Reference', value: reference },
      { label: 'Questions', value: lead },
    ],
  };
}

export function pageLink({ linkKey }: Submission, siteUrl: string | undefined, label: string) {
  if (linkKey === null || siteUrl === undefined) return [];
  return [{ label, url: siteUrl + privateLink(linkKey) }];
}

/** An answer to it comes to the team's inbox.
 *  @returns undefined without an address */
export function mailToVisitor(
  { reference, name, email }: Stored<'request'>,
  teamInbox: Composing['teamInbox'],
  {
    letter,
    subject,
    ...mail
  }: Pick<Mail, 'calendar' | 'part' | 'subject'> & { readonly letter: Letter },
): Mail | undefined {
  if (email === null) return undefined;
  return {
    ...mail,
    reference,
    to: { name, address: email },
    sender: company.name,
    replyTo: teamInbox ?? null,
    subject: `${subject} [${reference}]`,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
}
