import {
  CONTACT_FIELDS,
  type ContactMessage,
  contactMessageSchema,
} from '../../domain/message/message.schema.ts';
import { contactFromFields } from '../../domain/message/message.urlencoded.ts';
import type { SubmissionKind } from '../submissions/submission-kind.ts';
import { findContactByKey, insertContact } from './message.repository.ts';

export const contactSubmissions: SubmissionKind<ContactMessage> = {
  path: '/api/contact-submissions',
  schema: contactMessageSchema,
  mail: 'contact-submission',
  insert: insertContact,
  findByKey: findContactByKey,
  form: { page: '/contact', fields: CONTACT_FIELDS, read: contactFromFields },
};
