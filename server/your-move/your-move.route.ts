import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { heardSchema } from '../../domain/figures/source.schema.ts';
import { VISITOR_ANSWERS } from '../../domain/move/stage.ts';
import { quoteRequestSchema } from '../../domain/request/request.schema.ts';
import { SAID } from '../../domain/your-move/said.schema.ts';
import { visitorAnswerSchema } from '../../domain/your-move/visitor-quote.ts';
import {
  type ChangedMove,
  changedMoveSchema,
  renewedLinkSchema,
  type YourMove,
  yourMoveSchema,
} from '../../domain/your-move/your-move.schema.ts';
import type { Database } from '../database/database.ts';
import type { KeyedRequest } from '../requests/idempotency.ts';
import { proveAddress } from '../requests/mail-key.repository.ts';
import { type PrivateLimits, privateRoutes } from '../requests/private-routes.ts';
import { saveHeard } from '../requests/save-heard.ts';
import { findSubmission } from '../requests/submission.repository.ts';
import type { LogEmptier } from '../retention/empty-log.ts';
import type { Metrics } from '../sending/metrics.ts';
import type { OutboxWorker } from '../sending/outbox/channel-worker.ts';
import type { Config } from '../settings/config.ts';
import { byEitherKey, changeMove } from './change-move.ts';
import { deleteMove } from './delete-move.ts';
import { renewLink } from './renew-link.ts';
import { actOnMove, type VisitorAction } from './visitor-action.ts';
import { findYourMove } from './your-move-of.ts';

const PATH = '/api/your-move';
const ACTIONS = [
  'changed',
  'call',
  'linked',
  'heard',
  'cancelled',
  'reported',
  'deleted',
  ...VISITOR_ANSWERS,
] as const;

/** The stored request decides which rules the answers are checked by. */
const changeSchema = z.looseObject(
  { version: z.optional(z.unknown()) },
  'Please send a quote request',
);

/** A request that came by phone may stay incomplete. */
const usualChange = z.extend(quoteRequestSchema, { version: z.optional(z.int()) });

const KEEPS = {
  values: ['account'],
  description:
    'From the moving day on what the account of the move needs is kept, as `keeps` of the request says, and a deletion without this is a 409. With it the visitor has read so.',
} as const;
export interface YourMoveDeps {
  readonly config: Pick<Config, 'siteUrl' | 'mailFrom' | 'retentionYears' | 'dayBefore'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly metrics: Pick<Metrics, 'countSubmission' | 'expectActions'>;
  readonly emptier: Pick<LogEmptier, 'empty'>;
  readonly now: () => Date;
}

/** Shows a request to the holder of its key, and takes the visitor's actions on it.
 *  @param app parses JSON only */
export function yourMoveRoutes(
  app: FastifyInstance,
  limits: PrivateLimits,
  deps: YourMoveDeps,
): void {
  const { config, db, metrics, emptier, now } = deps;
  const open = async (linkKey: string, idempotencyKey: string) => {
    for (const key of byEitherKey(linkKey, idempotencyKey)) {
      const found = await findSubmission(db, key);
      if (!found) continue;
      // The page opens, whether or not that can be noted: it is noted the next time.
      await proveAddress(db, found, linkKey).catch((err) =>
        app.log.warn({ err }, 'an opened link was not noted'),
      );
      return found;
    }
    return undefined;
  };
  const view = (key: string) => findYourMove(db, key, config, now());
  const shows = ['YourMove', yourMoveSchema] as const;
  const opened = { keys: ['visitorKey'] as const, open, view, shows, inConflict: 'move' } as const;
  const { read, take } = privateRoutes(app, { limits, ...opened }, deps);
  metrics.expectActions(ACTIONS);
  const act = async (key: string, action: VisitorAction, sent?: KeyedRequest) => ({
    outcome: await actOnMove(db, key, action, now(), sent),
    counted: action.kind,
  });

  read(PATH, { summary: 'The request and how far it has come', shows }, ({ key }) => view(key));

  take(
    {
      method: 'PUT',
      path: PATH,
      summary: 'Corrects the request',
      schema: changeSchema,
      usualSchema: usualChange,
      keyUse: 'opens',
      shows: ['ChangedMove', changedMoveSchema],
      conflict: 'The request has changed since you opened the form. Nothing was saved.',
    },
    async ({ key, sent, content: { version, ...change } }) => {
      const { outcome, changes, renewed } = await changeMove(db, key, change, now(), {
        madeFrom: version,
        sent,
      });
      const also: Omit<ChangedMove, keyof YourMove> = {
        changes,
        ...(renewed && { linkKey: renewed }),
      };
      return { outcome, also, counted: 'changed', ...(renewed && { key: renewed }) };
    },
  );

  take(
    {
      method: 'POST',
      path: `${PATH}/call`,
      summary: 'Asks for a call',
      conflict: 'This request was deleted. Nothing was saved. Please call us.',
    },
    ({ key, sent }) => act(key, { kind: 'call' }, sent),
  );

  take(
    {
      method: 'POST',
      path: `${PATH}/link`,
      summary: 'Makes a new link',
      needsIdempotencyKey: true,
      shows: ['RenewedLink', renewedLinkSchema],
      conflict: 'You have made three new links today. Please call us.',
    },
    async ({ key, sent }) => {
      const { outcome, linkKey, isMailed } = await renewLink(db, key, sent, now());
      // Whoever pressed may be somebody else: the new keys reach the address on file only.
      const also = isMailed ? { isMailed, readKey: null } : { isMailed, linkKey };
      return { outcome, also, counted: 'linked', ...(linkKey && { key: linkKey }) };
    },
  );

  take(
    {
      method: 'PUT',
      path: `${PATH}/heard`,
      summary: 'Says how they found us',
      schema: heardSchema,
      keyUse: 'unread',
    },
    async ({ key, content }) => ({
      outcome: await saveHeard(db, { linkKey: key }, content.heard),
      counted: 'heard',
    }),
  );

  take(
    {
      method: 'POST',
      path: `${PATH}/quote`,
      summary: 'Answers the quote',
      schema: visitorAnswerSchema,
      needsIdempotencyKey: true,
      conflict: 'The quote has changed, or cannot be answered like this. Nothing was saved.',
    },
    ({ key, content, sent }) => act(key, content, sent),
  );

  take(
    {
      method: 'POST',
      path: `${PATH}/cancel`,
      summary: 'Cancels the move after a yes',
      schema: SAID.cancellation,
      conflict: 'This move can’t be cancelled here. Nothing was saved. Please call us.',
    },
    ({ key, content, sent }) => act(key, { kind: 'cancelled', ...content }, sent),
  );

  take(
    {
      method: 'POST',
      path: `${PATH}/report`,
      summary: 'Says what is missing or broken, from the moving day on',
      schema: SAID.report,
      needsIdempotencyKey: true,
      conflict: 'This can’t be sent from here. Nothing was saved. Please call us.',
    },
    ({ key, content, sent }) => act(key, { kind: 'reported', ...content }, sent),
  );

  take(
    {
      method: 'DELETE',
      path: PATH,
      summary: 'Deletes the request',
      status: 204,
      keyUse: 'unread',
      query: { keeps: KEEPS },
      conflict:
        'After the move we keep what its account needs, as “keeps” says. Nothing was deleted. To delete the rest, add ?keeps=account.',
    },
    async ({ key, request: { query } }) => {
      const keepsAccount = Object(query).keeps === KEEPS.values[0];
      const outcome = await deleteMove(db, key, now(), keepsAccount);
      // The page says that it is gone from our server.
      if (outcome === 'stored') await emptier.empty();
      return { outcome, counted: 'deleted' };
    },
  );
}
