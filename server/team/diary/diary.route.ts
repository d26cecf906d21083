import type { FastifyInstance } from 'fastify';
import { trucksADay } from '../../../content/company.ts';
import { yearView } from '../../../domain/figures/year.ts';
import { diaryView } from '../../../domain/team/diary.ts';
import { phonedReceiptSchema } from '../../../domain/team/phoned-receipt.ts';
import { whoUses } from '../../../domain/team/whose-device.ts';
import type { Database } from '../../database/database.ts';
import { findYear } from '../../figures/find-year.ts';
import { type PrivateLimits, privateRoutes } from '../../requests/private-routes.ts';
import type { Metrics } from '../../sending/metrics.ts';
import type { OutboxWorker } from '../../sending/outbox/channel-worker.ts';
import type { Config } from '../../settings/config.ts';
import { deviceOf } from '../devices/signed-in.ts';
import { findDiaryCases } from './diary-cases.ts';
import { diaryFeed } from './diary-feed.ts';
import { opensFeed } from './diary-key.repository.ts';
import { diaryOf } from './diary-of.ts';
import { phonedSchema, storePhoned } from './phoned-request.ts';

const PATH = '/api/diary';

interface DiaryDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly metrics: Pick<Metrics, 'countSubmission'>;
  readonly now: () => Date;
}

/** The team's diary for its devices, and the feed for calendars, which names nobody, for the holder of the feed's key. */
export function diaryRoutes(
  app: FastifyInstance,
  limits: PrivateLimits & { readonly feed: PrivateLimits['reads'] },
  deps: DiaryDeps,
): void {
  const { db, now } = deps;
  const { read, take } = privateRoutes(app, { limits, keys: ['device'] }, deps);

  const all = {
    summary: 'Open work and moves by day',
    shows: ['Diary', diaryView] as const,
  };
  read(PATH, all, async () => {
    const at = now();
    return diaryOf(await findDiaryCases(db, at), { now: at, trucksADay });
  });

  const year = {
    summary: 'Twelve months in figures, by month and source, without names',
    shows: ['Year', yearView] as const,
  };
  read(`${PATH}/figures`, year, () => findYear(db, now()));

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
    async ({ content, sent, request }) => {
      const named = { ...content, by: content.by ?? whoUses(deviceOf(request).name) };
      const stored = await storePhoned(db, named, sent, now());
      if (stored.status === 'key-reused') return { outcome: stored.status };
      return { outcome: stored.status, counted: 'request', also: stored.receipt };
    },
  );

  // Calendars send no headers, so the key is in the path; no log has paths.
  app.get<{ Params: { key: string } }>(
    '/diary/:key([A-Za-z0-9]{32}).ics',
    { onRequest: limits.feed, config: { api: FEED } },
    async ({ params }, reply) => {
      if (!(await opensFeed(db, params.key))) return reply.callNotFound();
      return reply.type('text/calendar; charset=utf-8').send(await diaryFeed(db, now()));
    },
  );
}

const FEED = {
  summary: 'The agreed moves for a calendar',
  answers: { 200: 'text/calendar' },
  refusals: [404, 429, 500, 503],
} as const;
