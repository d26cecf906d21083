import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { trucksADay } from '../../../content/company.ts';
import { addDays } from '../../../domain/dates/calendar-date.ts';
import { phone } from '../../../domain/fields.ts';
import { yearView } from '../../../domain/figures/year.ts';
import { AGREED } from '../../../domain/move/stage.ts';
import { callerSchema, callSchema } from '../../../domain/team/call.schema.ts';
import { diaryView, foundView, pastWeek, soughtSchema } from '../../../domain/team/diary.ts';
import { phonedReceiptSchema } from '../../../domain/team/phoned-receipt.ts';
import { whoUses } from '../../../domain/team/whose-device.ts';
import type { Database } from '../../database/database.ts';
import { findYear } from '../../figures/find-year.ts';
import type { Problem } from '../../http/problem.ts';
import { type PrivateLimits, privateRoutes } from '../../requests/private-routes.ts';
import type { Metrics } from '../../sending/metrics.ts';
import type { OutboxWorker } from '../../sending/outbox/channel-worker.ts';
import type { Config } from '../../settings/config.ts';
import { alsoFrom } from '../desk/also-from.ts';
import { deviceOf } from '../devices/signed-in.ts';
import { findDiaryCases, findPlannedCases } from './diary-cases.ts';
import { diaryFeed } from './diary-feed.ts';
import { opensFeed } from './diary-key.repository.ts';
import { diaryOf, pastWeekOf } from './diary-of.ts';
import { findInDiary } from './find-in-diary.ts';
import { storePhoned } from './phoned-request.ts';

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
    const { cases, ...others } = await findDiaryCases(db, at);
    return diaryOf(cases, { now: at, trucksADay }, others);
  });

  const week = {
    summary: 'The agreed moves of the seven days before one',
    shows: ['PastWeek', pastWeek] as const,
    refusals: [404],
  };
  read(`${PATH}/before/:day`, week, async ({ request }) => {
    const { day } = request.params as { day: string }; // of the path
    const days = { from: addDays(day, -7), to: addDays(day, -1) };
    if (days.from === '') return { problem: NO_DAY };
    return pastWeekOf(await findPlannedCases(db, AGREED, days), day, now());
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
      schema: callSchema,
      needsIdempotencyKey: true,
      status: 201,
    },
    async ({ content, sent, request }) => {
      const named = { ...content, by: content.by ?? whoUses(deviceOf(request).name) };
      const stored = await storePhoned(db, named, sent, now());
      if (stored.status === 'key-reused') return { outcome: stored.status };
      if (stored.status === 'no-message') return { outcome: { problem: NO_MESSAGE } };
      return { outcome: stored.status, counted: 'request', also: stored.receipt };
    },
  );

  take(
    {
      method: 'POST',
      path: `${PATH}/find`,
      summary: 'Finds requests and messages by a part of a phone number, a reference or a name',
      shows: ['Found', foundView],
      schema: soughtSchema,
      keyUse: 'unread',
      onlyAsks: true,
    },
    async ({ content }) => ({
      outcome: 'repeated',
      also: await findInDiary(db, content.typed, now()),
    }),
  );

  // In the body: a proxy writes addresses into its log.
  take(
    {
      method: 'POST',
      path: `${PATH}/callers`,
      summary: 'What else came from a number',
      shows: ['Caller', callerSchema],
      schema: z.object({ phone: phone(0, 'Please send a number') }),
      keyUse: 'unread',
    },
    async ({ content: { phone } }) => ({
      outcome: 'repeated',
      also: { alsoFrom: await alsoFrom(db, { id: '', email: null, phone }, now()) },
    }),
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

const NO_DAY: Problem = { status: 404, detail: 'There is no such day: 2026-12-05 is one.' };

const NO_MESSAGE: Problem = {
  status: 422,
  detail: 'That can’t be done like this. Nothing was saved.',
  errors: [
    { field: 'message', message: 'A request was made of this message already, or it has ended' },
  ],
};

const FEED = {
  summary: 'The agreed moves for a calendar',
  answers: { 200: 'text/calendar' },
  refusals: [404, 429, 500, 503],
} as const;
