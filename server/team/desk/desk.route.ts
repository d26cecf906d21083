import type { FastifyInstance } from 'fastify';
import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { heardSchema } from '../../../domain/figures/source.schema.ts';
import { TEAM_ACTIONS } from '../../../domain/move/stage.ts';
import { deskActionSchema } from '../../../domain/team/desk-action.schema.ts';
import { dayView, deskView } from '../../../domain/team/desk-view.ts';
import { theirLink } from '../../../domain/team/their-link.ts';
import { whoUses } from '../../../domain/team/whose-device.ts';
import { privateLink } from '../../../domain/your-move/your-move.ts';
import type { Database } from '../../database/database.ts';
import type { Problem } from '../../http/problem.ts';
import { type PrivateLimits, privateRoutes } from '../../requests/private-routes.ts';
import { saveHeard } from '../../requests/save-heard.ts';
import { findSubmission } from '../../requests/submission.repository.ts';
import type { Metrics } from '../../sending/metrics.ts';
import type { OutboxWorker } from '../../sending/outbox/channel-worker.ts';
import type { Config } from '../../settings/config.ts';
import { deviceOf } from '../devices/signed-in.ts';
import { findDay } from './day-view.ts';
import { actAtDesk } from './desk-action.ts';
import { findDesk } from './desk-view-of.ts';

const PATH = '/api/desk';

interface DeskDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly metrics: Pick<Metrics, 'countSubmission' | 'expectActions'>;
  readonly now: () => Date;
}

/** Shows a request or message on a device of the team to the holder of its key, and takes what they do about it.
 *  @param app parses JSON only */
export function deskRoutes(app: FastifyInstance, limits: PrivateLimits, deps: DeskDeps): void {
  const { config, db, metrics, now } = deps;
  const open = (deskKey: string) => findSubmission(db, { deskKey });
  const view = (key: string) => findDesk(db, key, { now: now(), siteUrl: config.siteUrl });
  const shows = ['Desk', deskView] as const;
  const opened = {
    keys: ['deskKey', 'device'] as const,
    open,
    view,
    shows,
    inConflict: 'desk',
  } as const;
  const { read, take } = privateRoutes(app, { limits, ...opened }, deps);
  metrics.expectActions([...TEAM_ACTIONS, 'heard']);

  read(PATH, { summary: 'A request or message, and what was done about it', shows }, ({ key }) =>
    view(key),
  );
  const ofDay = {
    summary: 'The other moves of a day',
    shows: ['DeskDay', dayView] as const,
    refusals: [404],
  };
  read(`${PATH}/days/:day`, ofDay, async ({ found, request }) => {
    const { day } = request.params as { day: string }; // as in the path
    return isCalendarDate(day)
      ? findDay(db, day, { except: found.id, now: now() })
      : { problem: NO_DAY };
  });

  const ofLink = {
    summary: 'The visitor’s link, for a text that takes it',
    shows: ['TheirLink', theirLink] as const,
    refusals: [404],
  };
  read(`${PATH}/link`, ofLink, async ({ found: { linkKey } }) =>
    linkKey === undefined || linkKey === null
      ? { problem: NO_LINK }
      : { url: config.siteUrl + privateLink(linkKey) },
  );

  take(
    {
      method: 'PUT',
      path: `${PATH}/heard`,
      summary: 'Notes how they found us',
      schema: heardSchema,
      keyUse: 'unread',
    },
    async ({ key, content }) => ({
      outcome: await saveHeard(db, { deskKey: key }, content.heard),
      counted: 'heard',
    }),
  );

  take(
    {
      method: 'POST',
      path: PATH,
      summary: 'Notes what the team did',
      schema: deskActionSchema,
      needsIdempotencyKey: true,
      conflict: 'Something else came first. Nothing was saved.',
    },
    async ({ key, content, sent, request }) => {
      const named = { ...content, by: content.by ?? whoUses(deviceOf(request).name) };
      const outcome = await actAtDesk(db, key, named, sent, now());
      return typeof outcome === 'object'
        ? { outcome: { problem: { ...REFUSED, errors: [outcome.error] } } }
        : { outcome, counted: content.kind };
    },
  );
}

const NO_LINK: Problem = { status: 404, detail: 'A message has no page.' };
const NO_DAY: Problem = { status: 404, detail: 'Please ask for a day as 2026-12-05.' };

const REFUSED: Problem = {
  status: 422,
  detail: 'That can’t be done like this. Nothing was saved.',
};
