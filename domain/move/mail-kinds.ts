/** The mails to a visitor whose failure the team has to know. */
export const VISITOR_MAILS = [
  /** Our price. */
  'quote',
  /** That their yes, or a change after it, has arrived. */
  'acceptance',
  'confirmation',
  'cancellation',
  /** The checklist for tomorrow. */
  'day-before',
  /** The bill of the move, and its payment. */
  'bill',
  /** The team's corrections of the request. */
  'correction',
  /** The link to their page. */
  'link',
] as const;

export type VisitorMail = (typeof VISITOR_MAILS)[number];

/** Each mail to a visitor in the middle of a sentence. */
export const MAILS: Readonly<Record<VisitorMail, string>> = {
  quote: 'the quote',
  acceptance: 'our answer to their yes',
  confirmation: 'the confirmed day',
  cancellation: 'the cancellation',
  'day-before': 'the details for tomorrow',
  bill: 'what the move came to',
  correction: 'our correction',
  link: 'the link to their page',
};

/** The mails to a visitor, or to whom we take for one, about an event. */
const NEWS_TO_VISITOR = [
  ...VISITOR_MAILS,
  /** To the address that a visitor had when their contact was changed, and which nothing else reaches any more. */
  'contact-changed',
  /** The bill, to the firm that pays it. */
  'bill-copy',
] as const;

/** All mails to a visitor, or to whom we take for one. */
export const MAILS_TO_VISITOR = [
  ...NEWS_TO_VISITOR,
  /** That we have the request, with the link to its page. */
  'acknowledgement',
] as const;

export type MailToVisitor = (typeof MAILS_TO_VISITOR)[number];

/** The mails to the team about something that happened to a submission. */
const TEAM_NEWS = [
  /** The visitor's answer to a quote, and what became of a yes. */
  'answer',
  /** A change, by the visitor or for them. */
  'changed',
  /** A wish for a call. */
  'call',
  /** A mail that did not reach the visitor. */
  'undelivered',
  /** The wait of a visitor. */
  'reminder',
] as const;

/** The mails about an event. */
export const EVENT_MAILS = [...NEWS_TO_VISITOR, ...TEAM_NEWS] as const;

export type EventMail = (typeof EVENT_MAILS)[number];

export const isToVisitor = (mail: string): mail is VisitorMail =>
  VISITOR_MAILS.some((each) => each === mail);

/** All kinds of email. Each is composed again from the stored data for each attempt. */
export type MailKind =
  | EventMail
  | MailToVisitor
  /** A request or message, to the team. */
  | 'received'
  /** The requests and messages of some minutes in which many came, to the team. */
  | 'digest'
  /** The deletion of a request by its visitor, to the team. */
  | 'deletion'
  /** The work of the morning, to the team. */
  | 'morning'
  /** A link that signs in a device, to the team. */
  | 'sign-in'
  /** The device that was signed in, to the team. */
  | 'signed-in';

/** Why a mail is not sent, or not as it was meant to be. */
export const WHY_NOT = [
  /** The quote cannot be accepted. */
  'expired',
  'past',
  'changed',
  'another-day',
  /** Something newer took its place. */
  'overtaken',
  /** The day that it is about is over. */
  'over',
  /** The day that it announces for tomorrow is today. */
  'today',
  /** The day that it announces for tomorrow is later. */
  'early',
  'no-address',
] as const;

export type WhyNot = (typeof WHY_NOT)[number];

/** Each reason after "The email was not sent:". */
export const WHY_NOT_IN_WORDS: Readonly<Record<WhyNot, string>> = {
  expired: 'the quote had run out',
  past: 'the moving day in it was over',
  changed: 'the request had changed since',
  'another-day': 'they had asked for another day since',
  overtaken: 'something newer had taken its place',
  over: 'the day was over',
  today: 'the day had come',
  early: 'it was not the day before',
  'no-address': 'there was no email address',
};
