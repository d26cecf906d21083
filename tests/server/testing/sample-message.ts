import type { ContactMessage } from '../../../domain/request/message.schema.ts';
import { newLinkKey } from '../../../server/requests/link-key.ts';
import type { Stored, Submission } from '../../../server/requests/submission.ts';
import { submissionIn } from './submission-in.ts';

/** A visitor who filled in every field. */
export const SAMPLE_MESSAGE: ContactMessage = {
  name: 'Sipho Dlamini',
  email: 'sipho@visitor.example',
  phone: '083 555 0177',
  message: 'Do you move a fish tank?\nIt holds 300 litres.',
};

/** The same as stored, with these changes to the answers or to the server's own fields. */
export function storedMessage(
  changes: Partial<ContactMessage> & Partial<Submission> = {},
): Stored<'message'> {
  const { name, email, phone, message } = { ...SAMPLE_MESSAGE, ...changes };
  return {
    id: '01a1fdaa-d293-7f79-bdce-7f92b9595410',
    kind: 'message',
    reference: 'JFM-9XW4-37',
    receivedAt: '2026-11-21T20:33:13.106Z',
    flag: null,
    source: null,
    keptUntil: null,
    name,
    email,
    phone,
    subject: null,
    deskKey: newLinkKey(),
    linkKey: null,
    mailKey: null,
    readKey: null,
    isProved: 0,
    ...submissionIn(changes),
    content: { name, email, phone, message },
  };
}
