import { CONTACT_FIELDS, contactMessageSchema } from '../../../domain/request/message.schema.ts';
import type { SubmissionKind } from '../submission-kind.ts';
import { messageLetter, messageSubject } from './message.email.ts';
import { findMessages, insertMessage } from './message.repository.ts';

export const messages: SubmissionKind<'message'> = {
  name: 'message',
  noun: 'message',
  plural: 'messages',
  path: '/api/contact-submissions',
  schema: contactMessageSchema,
  form: { page: '/contact', fields: CONTACT_FIELDS },
  isOfferedForm: true,
  hasLink: false,
  visitor: ({ name, email, phone }) => ({ name, email, phone }),
  insert: insertMessage,
  find: findMessages,
  subject: messageSubject,
  letter: messageLetter,
  answerBy: () => 'email',
  day: null,
  inShort: () => 'a message',
  asks: ({ content }) => content.message,
  anonymous: () => ({ what: 'Message', size: '' }),
  places: null,
  lines: ({ name, phone, email, message }) => [
    { label: 'Name', value: name },
    { label: 'Phone', value: phone },
    { label: 'Email', value: email },
    { label: 'Message', value: message },
  ],
};
