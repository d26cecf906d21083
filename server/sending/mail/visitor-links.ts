import { company } from '../../../content/company.ts';
import { helloFrom } from '../../../domain/greeting.ts';
import { whatsAppLink } from '../../../domain/request/whatsapp.ts';
import { THEIR_LINK } from '../../../domain/team/their-link.ts';
import { ASK_FIRST } from './ask-first.ts';
import type { LetterLink } from './letter.ts';
import { readPhone } from './visitor-phone.ts';

export interface Visitor {
  readonly name: string;
  readonly email: string | null;
  /** As typed; empty when there is none. */
  readonly phone: string;
  /** What they sent: a request says how they want to be answered. */
  readonly content?: object;
}

/** A way to reach a visitor. */
export type Channel = 'call' | 'whatsapp' | 'email';

interface Topic {
  /** The subject of the conversation: 'quote request JFM-7K3Q-24'. */
  readonly topic: string;
  /** The way that comes first: the visitor's chosen one, or a call once an email did not reach them. */
  readonly answerBy: Channel;
  /** The text of the new mail's questions, ready to be sent. */
  readonly questions?: string | undefined;
  /** Whether an email did not reach them. */
  readonly emailFailed?: boolean;
}

/** Whether they chose email, and none came back: nobody writes to them by WhatsApp unasked. */
export function choseEmail({ email, content = {} }: Visitor, emailFailed: boolean): boolean {
  const way = 'deliveryMethod' in content && content.deliveryMethod;
  return email !== null && way === 'email' && !emailFailed;
}

/** Opens a chat with a visitor, with that text. */
export function chatLink(
  visitor: Visitor,
  chat: string,
  { label, text, emailFailed }: { label: string; text: string; emailFailed: boolean },
): LetterLink {
  const note = choseEmail(visitor, emailFailed) ? { note: ASK_FIRST } : {};
  return { label, url: whatsAppLink(chat, text), ...gapIn(text), ...note };
}

/** Links to answer with one touch. The mail link starts a new mail,
 *  which unlike a reply quotes nothing. */
export function visitorLinks(visitor: Visitor, about: Topic): LetterLink[] {
  const { name, phone } = visitor;
  const number = readPhone(phone);
  const greeting = `${helloFrom(company.name, name)} about your ${about.topic}.`;
  const text = about.questions ?? greeting;
  const { emailFailed = false } = about;
  const inChat = { label: 'WhatsApp', text: greeting, emailFailed };
  const links: Readonly<Record<Channel, LetterLink | null>> = {
    whatsapp: number?.chat ? chatLink(visitor, number.chat, inChat) : null,
    email:
      visitor.email === null ? null : { label: 'Email', url: mailLink(visitor.email, about, text) },
    call: number ? { label: `Call ${number.written}`, url: `tel:${number.dialled}` } : null,
  };
  const others = { ...links, [about.answerBy]: null };
  return [links[about.answerBy], ...Object.values(others)].filter((link) => link !== null);
}

/** Writes to the visitor in the chosen way, or by mail without a mobile number; where an email did not reach them, by
 *  WhatsApp or phone.
 *  @param does what the team does with it: 'Ask', 'Follow up'
 *  @returns undefined if there is no way */
export function askLink(
  visitor: Visitor,
  about: Topic & { questions: string },
  does = 'Ask',
): LetterLink | undefined {
  const number = about.answerBy === 'email' ? undefined : readPhone(visitor.phone);
  if (number?.chat) {
    const { questions: text, emailFailed = about.answerBy === 'call' } = about;
    return chatLink(visitor, number.chat, { label: `${does} by WhatsApp`, text, emailFailed });
  }
  if (number && about.answerBy === 'call') {
    return { label: `${does} by phone`, url: `tel:${number.dialled}` };
  }
  if (visitor.email === null) return undefined;
  const { questions } = about;
  return {
    label: `${does} by email`,
    url: mailLink(visitor.email, about, questions),
    ...gapIn(questions),
  };
}

function gapIn(text: string): Pick<LetterLink, 'takesLink'> {
  return text.includes(THEIR_LINK) ? { takesLink: true } : {};
}

/** A mail for the team to check and send. Lines of the body end with CRLF (RFC 6068, section 5). */
function mailLink(email: string, { topic }: Topic, text: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(`Your ${topic}`)}&body=${body}`;
}
