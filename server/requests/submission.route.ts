import {
  errorCodes,
  type FastifyInstance,
  type FastifyRequest,
  type preHandlerAsyncHookHandler,
} from 'fastify';
import type { KindName } from '../../domain/request/kind.ts';
import { suspicionOf } from '../../domain/request/suspicion.ts';
import type { Database } from '../database/database.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import { problemOf } from '../http/error-handler.ts';
import { BODY_LIMIT, formBody } from '../http/request-body.ts';
import type { Metrics } from '../sending/metrics.ts';
import type { OutboxWorker } from '../sending/outbox/channel-worker.ts';
import type { Config } from '../settings/config.ts';
import { bodyHash, formKey, isIdempotencyKey, KEY_REUSED, KEY_UNUSABLE } from './idempotency.ts';
import { readContent } from './read-content.ts';
import { receiptSchema } from './receipt.ts';
import type { Answers } from './replies.ts';
import { sourceOf } from './source-of.ts';
import { findRepeated, storeSubmission } from './store-submission.ts';
import type { SubmissionKind } from './submission-kind.ts';

interface SubmissionDeps {
  readonly config: Pick<Config, 'siteUrl' | 'rateLimit'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly metrics: Pick<Metrics, 'countSubmission'>;
  readonly now: () => Date;
}

interface SubmissionRoute<Name extends KindName> {
  readonly kind: SubmissionKind<Name>;
  readonly answers: Answers;
  /** Runs after the body is read, so that a visitor who has to wait gets their input back. */
  readonly limits: preHandlerAsyncHookHandler[];
  /** Counts what a client stores. True beyond its share. */
  readonly isOver: (request: FastifyRequest) => Promise<boolean>;
}

/** Takes submissions of one kind: checks each, stores it with the mail about it, and answers.
 *  @param app parses the bodies that the API takes */
export function submissionRoute<Name extends KindName>(
  app: FastifyInstance,
  { kind, answers, limits, isOver }: SubmissionRoute<Name>,
  { config: { siteUrl, rateLimit }, db, outbox, metrics, now }: SubmissionDeps,
): void {
  const refuse: Answers['refuse'] = (...refusal) => {
    metrics.countSubmission(kind.name, 'refused');
    return answers.refuse(...refusal);
  };

  app.post(
    kind.path,
    {
      config: {
        api: {
          summary: `Sends a ${kind.noun}`,
          body: kind.schema,
          idempotencyKey: 'optional',
          answers: { 201: ['Receipt', receiptSchema] },
        },
      },
      onRequest: refuseCrossSite(siteUrl, refuse),
      preHandler: limits,
      errorHandler: (error, request, reply) =>
        refuse(request, reply, problemOf(error, request, reply)),
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      if (key !== undefined && !isIdempotencyKey(key)) return refuse(request, reply, KEY_UNUSABLE);
      const form = formBody(request);
      if (form && form.size > BODY_LIMIT) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      const receivedAt = now();
      const hash = bodyHash(form ? form.fields : request.body);
      const idempotencyKey = key ?? (form ? formKey(hash, receivedAt) : null);
      const sent = idempotencyKey === null ? null : { key: idempotencyKey, bodyHash: hash };
      const read = readContent(kind.schema, form ? valuesIn(form.fields, kind) : request.body);
      if ('problem' in read) {
        // An earlier release may have taken what this one refuses: its answer got lost.
        const receipt = sent && (await findRepeated(db, kind.name, sent));
        if (receipt) return answers.accept(request, reply, receipt);
        return refuse(request, reply, read.problem);
      }
      const { content } = read;
      // Marked but mailed like any other, so that a person's submission is never lost.
      const isMany = await isOver(request);
      const sign = suspicionOf(form ? Object.fromEntries(form.fields) : request.body);
      const flag = sign ?? (isMany ? 'too-many' : null);
      const source = sourceOf(request, form ? undefined : request.body, kind.form.page);
      const hasOwnMail = rateLimit === 0;
      const submission = { content, sent, receivedAt, flag, source, hasOwnMail };
      const outcome = await storeSubmission(db, kind, submission);
      if (outcome.status === 'key-reused') return refuse(request, reply, KEY_REUSED);
      if (outcome.status === 'stored') outbox.wake();
      metrics.countSubmission(kind.name, outcome.status);
      if (outcome.status === 'stored' && flag) metrics.countSubmission(kind.name, 'flagged');
      return answers.accept(request, reply, outcome.receipt);
    },
  );
}

/** Missing ones are empty. */
function valuesIn(
  posted: URLSearchParams,
  { form }: Pick<SubmissionKind<KindName>, 'form'>,
): unknown {
  if (form.read) return form.read(posted);
  return Object.fromEntries(form.fields.map((name) => [name, posted.get(name) ?? '']));
}
