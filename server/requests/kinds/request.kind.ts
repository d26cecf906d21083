import { accessLines } from '../../../domain/request/access.ts';
import { ANSWER_BY, LABELS } from '../../../domain/request/labels.ts';
import { quoteRequestSchema } from '../../../domain/request/request.schema.ts';
import {
  homeLines,
  inventoryLines,
  laterLines,
  moveLines,
} from '../../../domain/request/request-summary.ts';
import { STEP_NAMES, STEPS } from '../../../domain/request/steps.ts';
import type { SubmissionKind } from '../submission-kind.ts';
import { ACCESS_LATER } from './access-later.ts';
import { anonymousMove } from './anonymous-move.ts';
import { crewLines } from './crew-lines.ts';
import { movingDay, requestLetter } from './request.email.ts';
import { findRequests, insertRequest } from './request.repository.ts';
import { quoteFromFields } from './request.urlencoded.ts';
import { moveInShort, requestSubject } from './request-subject.ts';

/** The private page asks them. */
const ASKED_LATER: readonly string[] = ACCESS_LATER;

export const requests: SubmissionKind<'request'> = {
  name: 'request',
  noun: 'quote request',
  plural: 'quote requests',
  path: '/api/quote-requests',
  schema: quoteRequestSchema,
  form: {
    page: '/get-quote',
    // The fields of the page. A field added to a step must be in the built form too.
    fields: STEP_NAMES.flatMap((step) => STEPS[step].fields).filter(
      (name) => !ASKED_LATER.includes(name),
    ),
    read: quoteFromFields,
  },
  isOfferedForm: false,
  hasLink: true,
  visitor: ({ name, email, phone }) => ({ name, email, phone }),
  insert: insertRequest,
  find: findRequests,
  subject: requestSubject,
  letter: requestLetter,
  calendar: movingDay,
  answerBy: ({ deliveryMethod }) => deliveryMethod,
  day: ({ moveDate }) => moveDate,
  inShort: moveInShort,
  asks: (stored) => `${moveInShort(stored, '')}, ${anonymousMove(stored.content).size}`,
  anonymous: anonymousMove,
  crewLines,
  places: { table: 'requests', columns: ['fromAddress', 'toAddress'] },
  lines: (request) => [
    ...moveLines(request),
    ...homeLines(request),
    ...inventoryLines(request),
    ...(request.access ? accessLines(request.access) : []),
    { label: LABELS.additionalNotes, value: request.additionalNotes },
    ...laterLines(request),
    { label: LABELS.deliveryMethod, value: ANSWER_BY[request.deliveryMethod] },
  ],
};
