import type { FastifyInstance } from 'fastify';
import { movesADay } from '../../content/company.ts';
import { type DiaryView, diaryOf } from '../../domain/desk/diary.ts';
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
import type { OutboxWorker } from '../outbox/outbox.worker.ts';
import { isIdempotencyKey } from '../submissions/idempotency.ts';
import { linkKeyOf } from '../submissions/link-key.ts';
import { findDiaryCases } from './diary-cases.ts';
import { diaryFeed } from './diary-feed.ts';
import { opensDiary } from './diary-key.repository.ts';
import { mailList } from './mail-list.ts';

const PATH = '/api/diary';

interface DiaryDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly now: () => Date;
}

/** The team's diary for the holder of its key: the page's data, the list by mail, and the feed for calendars. Only
 *  the mail names visitors, and it goes to the team alone. */
export function diaryRoutes(
  app: FastifyInstance,
  limits: PrivateLimits,
  { config, db, outbox, now }: DiaryDeps,
): void {
  const foreign = refuseCrossSite(config.siteUrl, async (_, reply, problem) =>
    sendProblem(reply, problem),
  );
  app.addHook('onRequest', keepPrivate);

  app.get(PATH, { onRequest: limits.reads }, async (request, reply) => {
    const key = linkKeyOf(request);
    if (!key || !(await opensDiary(db, 'page', key))) return refuseKey(reply);
    const at = now();
    const cases = await findDiaryCases(db, at);
    const diary: DiaryView = diaryOf(cases, { now: at, movesADay });
    return reply.send(diary);
  });

  app.post(`${PATH}/list`, { onRequest: [foreign, ...limits.writes] }, async (request, reply) => {
    const key = linkKeyOf(request);
    if (!key || !(await opensDiary(db, 'page', key))) return refuseKey(reply);
    const idempotencyKey = request.headers['idempotency-key'];
    if (!isIdempotencyKey(idempotencyKey)) return sendProblem(reply, IDEMPOTENCY_KEY_MISSING);
    const outcome = await mailList(db, idempotencyKey, now());
    if (outcome === 'too-many') return sendProblem(reply, TOO_MANY);
    if (outcome === 'stored') outbox.wake();
    return reply.code(202).send({});
  });

  // Calendars send no headers, so the key is in the path; no log has paths.
  app.get<{ Params: { key: string } }>(
    '/diary/:key([A-Za-z0-9_-]{32}).ics',
    { onRequest: limits.reads },
    async ({ params }, reply) => {
      if (!(await opensDiary(db, 'feed', params.key))) return reply.callNotFound();
      return reply.type('text/calendar; charset=utf-8').send(await diaryFeed(db, now()));
    },
  );
}

const TOO_MANY: Problem = {
  status: 429,
  detail: 'The list went out several times within an hour. Please look in the inbox.',
};
