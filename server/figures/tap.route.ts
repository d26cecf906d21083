import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { localDay } from '../../domain/dates/local-time.ts';
import { readSource } from '../../domain/figures/source.schema.ts';
import { countedSource } from '../../domain/figures/source-in-words.ts';
import { sourceOfVisit } from '../../domain/figures/source-of-visit.ts';
import { tapKind, tapSchema } from '../../domain/figures/tap.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import { sendProblem } from '../http/problem.ts';
import { readContent } from '../requests/read-content.ts';
import type { Config } from '../settings/config.ts';
import { sitePaths } from './site-paths.ts';
import type { TapCounter } from './tap-counter.ts';

const TAP = {
  summary: 'Counts a tap on the company’s number, chat or address',
  body: tapSchema,
  answers: { 204: null },
};

interface TapDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly taps: Pick<TapCounter, 'count'>;
  readonly now: () => Date;
}

/** Counts taps on our number, chat and address on the public pages. Nothing of a visit is kept but our name for its
 *  source, and not even that of a visitor who asks not to be followed.
 *  @param app parses JSON only */
export function tapRoute(
  app: FastifyInstance,
  limits: preHandlerAsyncHookHandler[],
  { config: { siteUrl }, taps, now }: TapDeps,
): void {
  const foreign = refuseCrossSite(siteUrl, async (_, reply, problem) =>
    sendProblem(reply, problem),
  );
  const hooks = {
    config: { api: TAP },
    onRequest: [foreign, ...limits],
    logLevel: 'warn' as const,
  };
  app.post('/api/taps', hooks, ({ headers, host, body }, reply) => {
    const read = readContent(tapSchema, body);
    if ('problem' in read) return sendProblem(reply, read.problem);
    const { opens, page, visit } = read.content;
    const isFollowed = headers['sec-gpc'] !== '1' && visit !== undefined;
    const source = isFollowed ? readSource(sourceOfVisit(visit, `http://${host}`)) : null;
    const tap = { page, kind: tapKind(opens), source: countedSource(source) };
    if (sitePaths.has(page)) taps.count({ day: localDay(now()), ...tap });
    return reply.code(204).send();
  });
}
