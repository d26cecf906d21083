import type { FastifyInstance } from 'fastify';
import { movePlanSchema } from '../../domain/your-move/move-plan.schema.ts';
import { type PrivateLimits, privateRoutes } from '../requests/private-routes.ts';
import type { YourMoveDeps } from './your-move.route.ts';
import { findMovePlan } from './your-move-of.ts';

/** Shows the plan of a move to whoever has its read key. There is nothing else that the key opens.
 *  @param app parses JSON only */
export function movePlanRoute(
  app: FastifyInstance,
  limits: PrivateLimits,
  deps: Omit<YourMoveDeps, 'emptier'>,
): void {
  const { config, db, now } = deps;
  const open = (readKey: string) => findMovePlan(db, readKey, config, now());
  const { read } = privateRoutes(app, { limits, keys: ['readKey'], open }, deps);
  const shows = ['MovePlan', movePlanSchema] as const;
  const summary = 'What a link that only reads shows of a move';
  read('/api/move-plan', { summary, shows }, async ({ found }) => found);
}
