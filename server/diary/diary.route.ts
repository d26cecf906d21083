import type { FastifyInstance } from 'fastify';
import { movesADay } from '../../content/company.ts';
import { diaryOf, diaryView } from '../../domain/desk/diary.ts';
import { phonedReceiptSchema } from '../../domain/desk/phoned-receipt.ts';
import { yearView } from '../../domain/source/year.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { findYear } from '../figures/find-year.ts';
import type { Problem } from '../http/problem.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { OutboxWorker } from '../outbox/channel-worker.ts';
import { type PrivateLimits, privateRoutes } from '../submissions/private-routes.ts';
import { findDiaryCases } from './diary-cases.ts';
import { diaryFeed } from './diary-feed.ts';
import { opensDiary } from './diary-key.repository.ts';
import { mailList } from './mail-list.ts';
import { phonedSchema, storePhoned } from './phoned-request.ts';

const PATH = '/api/diary';

interface DiaryDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly metrics: Pick<Metrics, 'countSubmission'>;
  readonly now: () => Date;
}

/** The team's diary for the holder of its key: the page's data, the list by mail, and the feed for calendars. Only
 *  the email names visitors, and goes only to the team. */
export function diaryRoutes(app: FastifyInstance, limits: PrivateLimits, deps: DiaryDeps): void {
  const { db, now } = deps;
  const open = (key: string) => opensDiary(db, 'page', key);
  const view = async () => ({});
  const { read, take } = privateRoutes(app, { limits, keyName: 'diaryKey', open, view }, deps);

  const all = {
    summary: 'Open work and moves by day, without names',
    shows: ['Diary', diaryView] as const,
  };
  read(PATH, all, async () => {
    const at = now();
    return diaryOf(await findDiaryCases(db, at), { now: at, movesADay });
  });

  const year = {
    summary: 'Twelve months in figures, by month and source, without names',
    shows: ['Year', yearView] as const,
  };
  read(`${PATH}/figures`, year, () => findYear(db, now()));

  take(
    {
      method: 'POST',
      path: `${PATH}/list`,
      summary: 'Emails the diary with names to the team',
      needsIdempotencyKey: true,
      status: 202,
    },
    async ({ sent }) => {
      const outcome = await mailList(db, sent, now());
      return { outcome: outcome === 'too-many' ? { problem: TOO_MANY } : outcome };
    },
  );

  take(
    {
      method: 'POST',
      path: `${PATH}/requests`,
      summary: 'Enters a request by phone',
      shows: ['PhonedReceipt', phonedReceiptSchema],
      schema: phonedSchema,
      needsIdempotencyKey: true,
      status: 201,
    },
    async ({ content, sent }) => {
      const stored = await storePhoned(db, content, sent, now());
      if (stored.status === 'key-reused') return { outcome: stored.status };
      return { outcome: stored.status, counted: 'request', also: stored.receipt };
    },
  );

  // Calendars send no headers, so the key is in the path; no log has paths.
  app.get<{ Params: { key: string } }>(
    '/diary/:key([A-Za-z0-9]{32}).ics',
    { onRequest: limits.reads, config: { api: FEED } },
    async ({ params }, reply) => {
      if (!(await opensDiary(db, 'feed', params.key))) return reply.callNotFound();
      return reply.type('text/calendar; charset=utf-8').send(await diaryFeed(db, now()));
    },
  );
}

const FEED = {
  summary: 'The agreed moves for a calendar',
  answers: { 200: 'text/calendar' },
  refusals: [404, 429, 500, 503],
} as const;

const TOO_MANY: Problem = {
  status: 429,
  detail: 'The list went out several times within an hour. Please look in the inbox.',
};
