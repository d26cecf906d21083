import type { FastifyInstance, FastifyReply } from 'fastify';
import { isCalendarDate } from '../../domain/calendar-date.ts';
import { deskActionSchema } from '../../domain/desk/desk-action.schema.ts';
import type { DeskConflict } from '../../domain/desk/desk-view.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import {
  IDEMPOTENCY_KEY_MISSING,
  keepPrivate,
  type PrivateLimits,
  refuseKey,
} from '../http/private-answer.ts';
import { type Problem, sendProblem } from '../http/problem.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { OutboxWorker } from '../outbox/outbox.worker.ts';
import { isIdempotencyKey } from '../submissions/idempotency.ts';
import { linkKeyOf } from '../submissions/link-key.ts';
import { readContent } from '../submissions/read-content.ts';
import { findSubmission } from '../submissions/submission.repository.ts';
import { findDay } from './day-view.ts';
import { actAtDesk } from './desk-action.ts';
import { findDesk } from './desk-view.ts';

const PATH = '/api/desk';
const ACTIONS = deskActionSchema.def.options.flatMap(({ shape }) => shape.kind.def.values);

interface DeskDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly metrics: Pick<Metrics, 'countSubmission' | 'expectActions'>;
  readonly now: () => Date;
}

/** Shows a request or message to the team, for the holder of its key, and takes what they do about
 *  it. Each route looks the key up first, and gives the same answer to every key that opens nothing.
 *  @param app parses JSON only */
export function deskRoutes(
  app: FastifyInstance,
  limits: PrivateLimits,
  { config, db, outbox, metrics, now }: DeskDeps,
): void {
  const foreign = refuseCrossSite(config.siteUrl, async (_, reply, problem) =>
    sendProblem(reply, problem),
  );
  const desks = () => ({ now: now(), siteUrl: config.siteUrl });
  app.addHook('onRequest', keepPrivate);
  metrics.expectActions(ACTIONS);

  app.get(PATH, { onRequest: limits.reads }, async (request, reply) => {
    const key = linkKeyOf(request);
    return show(reply, key && (await findDesk(db, key, desks())));
  });

  app.get<{ Params: { day: string } }>(
    `${PATH}/days/:day`,
    { onRequest: limits.reads },
    async (request, reply) => {
      const key = linkKeyOf(request);
      const found = key && (await findSubmission(db, { deskKey: key }));
      if (!found) return refuseKey(reply);
      const { day } = request.params;
      if (!isCalendarDate(day)) return sendProblem(reply, NO_DAY);
      return reply.send(await findDay(db, day, { except: found.id, now: now() }));
    },
  );

  app.post(PATH, { onRequest: [foreign, ...limits.writes] }, async (request, reply) => {
    const key = linkKeyOf(request);
    if (!key || !(await findSubmission(db, { deskKey: key }))) return refuseKey(reply);
    const idempotencyKey = request.headers['idempotency-key'];
    if (!isIdempotencyKey(idempotencyKey)) return sendProblem(reply, IDEMPOTENCY_KEY_MISSING);
    const read = readContent(deskActionSchema, request.body);
    if ('problem' in read) return sendProblem(reply, read.problem);
    const action = read.content;
    const outcome = await actAtDesk(db, key, action, idempotencyKey, now());
    const desk = await findDesk(db, key, desks());
    if (!desk || outcome.status === 'unknown') return refuseKey(reply);
    if (outcome.status === 'refused') {
      return sendProblem(reply, { ...REFUSED, errors: [outcome.error] });
    }
    if (outcome.status === 'conflict') {
      metrics.countSubmission(action.kind, 'refused');
      const refusal: Problem & DeskConflict = { ...CONFLICT, desk };
      return sendProblem(reply, refusal);
    }
    metrics.countSubmission(action.kind, outcome.status);
    if (outcome.status === 'stored') outbox.wake();
    return show(reply, desk);
  });
}

function show(reply: FastifyReply, desk: Awaited<ReturnType<typeof findDesk>> | ''): FastifyReply {
  return desk ? reply.send(desk) : refuseKey(reply);
}

const NO_DAY: Problem = { status: 404, detail: 'Please ask for a day as 2026-12-05.' };

const REFUSED: Problem = {
  status: 422,
  detail: 'That can’t be done like this. Nothing was saved.',
};

const CONFLICT: Problem = {
  status: 409,
  detail: 'Something else came first. Nothing was saved.',
};
