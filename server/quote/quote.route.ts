import type { FastifyInstance } from 'fastify';
import { quoteRequestSchema } from '../../domain/quote/quote.schema.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { isIdempotencyKey } from '../http/idempotency-key.ts';
import { sendProblem } from '../http/problem.ts';
import type { OutboxWorker } from '../outbox/outbox.worker.ts';
import { storeQuote } from './store-quote.ts';

export interface QuoteDeps {
  readonly config: Pick<Config, 'siteUrl' | 'rateLimit' | 'mailFrom'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly now: () => Date;
}

/** @param app has @fastify/rate-limit and parses the bodies that the API takes */
export function quoteRoutes(app: FastifyInstance, { config, db, outbox, now }: QuoteDeps): void {
  const { siteUrl, rateLimit, mailFrom } = config;
  const mailDomain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1);

  app.post(
    '/api/quote-requests',
    {
      onRequest: refuseCrossSite(siteUrl),
      config: { rateLimit: rateLimit > 0 && { max: rateLimit, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) {
        const detail = 'Idempotency-Key takes 1 to 255 visible ASCII characters.';
        return sendProblem(reply, { status: 400, detail });
      }
      if (request.body === undefined) {
        return sendProblem(reply, { status: 400, detail: 'Please send the request as JSON.' });
      }
      const parsed = quoteRequestSchema.safeParse(request.body);
      if (!parsed.success) {
        const detail = 'Some answers are missing or cannot be used.';
        return sendProblem(reply, { status: 422, detail, errors: fieldErrors(parsed.error) });
      }
      const submission = { request: parsed.data, idempotencyKey, receivedAt: now(), mailDomain };
      const outcome = await storeQuote(db, submission);
      if (outcome.status === 'key-reused') {
        const detail = 'This Idempotency-Key came before, with another request.';
        return sendProblem(reply, { status: 422, detail });
      }
      if (outcome.status === 'stored') outbox.wake();
      return reply.code(201).header('cache-control', 'no-store').send(outcome.receipt);
    },
  );
}
