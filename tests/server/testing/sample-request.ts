import type * as z from 'zod/mini';
import {
  type CompleteRequest,
  type QuoteRequest,
  quoteRequestSchema,
} from '../../../domain/request/request.schema.ts';
import { byKind } from '../../../domain/request/request-questions.ts';
import { newLinkKey } from '../../../server/requests/link-key.ts';
import type { Stored, Submission } from '../../../server/requests/submission.ts';
import { submissionIn } from './submission-in.ts';

/** A visitor who answered only what they had to. */
export function briefRequest(
  changes: Partial<z.input<typeof quoteRequestSchema>> = {},
): CompleteRequest {
  return quoteRequestSchema.parse({
    name: 'Thandeka Mokoena',
    email: 'thandeka@visitor.example',
    phone: '082 555 0119',
    moveType: 'residential',
    fromAddress: '14 Kelly Avenue, Boskruin',
    toAddress: '7 Mowbray Road, Greenside',
    moveDate: '2031-12-06',
    deliveryMethod: 'email',
    ...changes,
  });
}

/** A family that answered every question. */
export const SAMPLE_REQUEST: CompleteRequest = {
  name: 'Thandi Nkosi',
  email: 'thandi@visitor.example',
  phone: '082 555 0119',
  moveType: 'residential',
  fromAddress: '12 Kelly Avenue, Boskruin',
  toAddress: '4 Cedar Road, Fourways',
  moveDate: '2026-12-05',
  deliveryMethod: 'whatsapp',
  ...byKind({ count: '2', tick: '' }),
  bedrooms: '3',
  hasGarage: 'yes',
  additionalNotes: 'The piano goes to Gogo.',
  inventory: { kitchen: ['stove'], living: ['sofa', 'tv'] },
  access: {
    version: 1,
    from: {
      floor: '2',
      lift: 'none',
      estate: 'no',
      truck: 'any',
      notice: 'none',
      carry: 'long',
      power: 'yes',
      hours: 'any time, it is a street',
    },
    to: {
      floor: 'ground',
      lift: 'none',
      estate: 'yes',
      truck: 'limited',
      notice: 'days',
      carry: 'short',
      power: 'no',
      hours: 'Monday to Friday, 8 to 16',
    },
  },
};

/** The same as stored, with these changes to the answers or to the server's own fields. */
export function storedRequest(
  changes: Partial<QuoteRequest> & Partial<Submission> = {},
): Stored<'request'> {
  const answers = Object.entries({ ...SAMPLE_REQUEST, ...changes }).filter(
    ([field]) => field in SAMPLE_REQUEST,
  );
  const content = Object.fromEntries(answers) as unknown as QuoteRequest; // all of its fields, no others
  const { name, email, phone } = content;
  return {
    id: '01a1fdaa-d293-7f79-bdce-7f92b9595409',
    kind: 'request',
    reference: 'JFM-7K3Q-24',
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
    content,
  };
}
