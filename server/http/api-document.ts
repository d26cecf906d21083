import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Described, KEYS, type Key, type KeyUse, type Shows } from './described.ts';
import { deviceCookieName } from './device-cookie.ts';
import { answerSchemas, bodySchema } from './json-schema.ts';
import { problemSchema } from './problem.ts';

interface About {
  readonly title: string;
  readonly version: string;
  readonly url: string;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly api: Described;
}

const HOW = `Errors are \`application/problem+json\` (RFC 9457), with \`errors\` by field at a 422. Where a call takes an
\`Idempotency-Key\`, it says what a repeat does; other calls may be repeated as they are. Answers may get more fields.`;

const ACTS_ONCE =
  'With the same key and body a repeated call acts once; with another body it is a 422. 1 to 255 visible ASCII characters.';
const KEY_USES: Readonly<Record<KeyUse, string>> = {
  required: ACTS_ONCE,
  optional: ACTS_ONCE,
  opens:
    'Stands in for the link’s key if this call renewed that and its answer was lost: repeat it with both keys as they were. It does not make a repeat act once: `version` does.',
  sameDevice:
    'A repeat with the link and this key signs the same device in again, with another cookie, whatever else is in its body. Each call without a link mails another one, whatever its key.',
};

/** Collects the routes that are registered from now on. Each below /api has to say what it does.
 *  @returns the OpenAPI document of those that do */
export function documentApi(app: FastifyInstance, { url, ...about }: About): () => object {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url: path, config }) => {
    const api = config?.api;
    if (method === 'HEAD') return;
    if (api) routes.push({ method: `${method}`.toLowerCase(), path, api });
    else if (path.startsWith('/api/'))
      throw new Error(`${method} ${path} does not say what it does`);
  });
  // What a route does not declare it does not get, so that every client can know what it reads.
  app.addHook('onRequest', async (request) => {
    const { api } = request.routeOptions.config;
    if (!api) return;
    const { query = {} } = api;
    const known = Object.entries(Object(request.query)).filter(([name]) =>
      Object.hasOwn(query, name),
    );
    request.query = Object.fromEntries(known);
  });
  return () => ({
    openapi: '3.1.1',
    info: { ...about, description: HOW },
    servers: [{ url }],
    paths: pathsOf(routes),
    components: { schemas: answerSchemas(namedIn(routes)), securitySchemes: schemesOf(url) },
  });
}

/** Serves the document, made once all routes are there. */
export function documentRoute(app: FastifyInstance, toDocument: () => object): void {
  let text: string | undefined;
  const answers = { 200: ['Document', z.looseObject({ openapi: z.string() })] } as const;
  const api = { summary: 'This document', answers };
  app.get('/api/openapi.json', { config: { api } }, (_request, reply) => {
    text ??= JSON.stringify(toDocument());
    return reply.header('cache-control', 'no-cache').type('application/json').send(text);
  });
}

function schemesOf(siteUrl: string): Readonly<Record<Key, object>> {
  const bearer = { type: 'http', scheme: 'bearer' };
  const cookie = { type: 'apiKey', in: 'cookie', name: deviceCookieName(siteUrl) };
  return {
    visitorKey: { ...bearer, description: KEYS.visitorKey },
    readKey: { ...bearer, description: KEYS.readKey },
    deskKey: { ...bearer, description: KEYS.deskKey },
    device: { ...cookie, description: KEYS.device },
  };
}

const PROBLEM: Shows = ['Problem', problemSchema];
const READ_REFUSALS = [429, 500, 503];
const WRITE_REFUSALS = [400, 403, 413, 415, 422, ...READ_REFUSALS];

function answersOf({ method, api }: Route): Described['answers'] {
  const { keys, body, idempotencyKey, answers, refusals = [] } = api;
  const keyed = keys ? [401, ...READ_REFUSALS] : [];
  // Of what is not looked at nothing is wrong.
  const isLookedAt = body !== undefined || idempotencyKey !== undefined;
  const writes = WRITE_REFUSALS.filter((status) => status !== 422 || isLookedAt);
  const usual = method === 'get' ? keyed : [...keyed, ...writes];
  const refused = [...usual, ...refusals].map((status) => [status, PROBLEM]);
  return { ...Object.fromEntries(refused), ...answers };
}

function namedIn(routes: readonly Route[]) {
  const named = z.registry<{ id: string }>();
  for (const shows of routes.flatMap((route) => Object.values(answersOf(route)))) {
    if (typeof shows === 'object' && shows) named.add(shows[1], { id: shows[0] });
  }
  return named;
}

/** A calendar's key has its form in the path, too. */
const PARAMETER = /:(\w+)(?:\([^)]+\))?/g;

function pathsOf(routes: readonly Route[]) {
  const byPath = Map.groupBy(routes, ({ path }) => path.replaceAll(PARAMETER, '{$1}'));
  const operations = (same: readonly Route[]) =>
    same.map((each) => [each.method, operationOf(each)]);
  return Object.fromEntries(
    [...byPath].map(([path, same]) => [path, Object.fromEntries(operations(same))]),
  );
}

function operationOf(route: Route) {
  const { summary, keys, body, idempotencyKey, query = {} } = route.api;
  const [, ...words] = route.path.replace('/api', '').replaceAll(PARAMETER, '$1').split('/');
  const ofPath = Array.from(route.path.matchAll(PARAMETER), ([, name]) => ({ name, in: 'path' }));
  const description = idempotencyKey && KEY_USES[idempotencyKey];
  const ofHead = idempotencyKey ? [{ name: 'Idempotency-Key', in: 'header', description }] : [];
  const parameters = [...ofPath, ...ofHead].map((each) => ({
    ...each,
    required: each.in === 'path' || idempotencyKey === 'required',
    schema: { type: 'string' },
  }));
  const ofQuery = Object.entries(query).map(([name, { values, description }]) => ({
    name,
    in: 'query',
    description,
    required: false,
    schema: { type: 'string', enum: values },
  }));
  return {
    operationId: [route.method, ...words].join('-'),
    tags: words.slice(0, 1),
    summary,
    security: keys ? [Object.fromEntries(keys.map((key) => [key, []]))] : [],
    parameters: [...parameters, ...ofQuery],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: bodySchema(body) } },
      },
    }),
    responses: Object.fromEntries(Object.entries(answersOf(route)).map(responseOf)),
  };
}

function responseOf([status, shows]: [string, Described['answers'][number]]) {
  const description = STATUS_CODES[status] ?? status;
  if (shows === null) return [status, { description }];
  if (typeof shows === 'string') return [status, { description, content: { [shows]: {} } }];
  const type = Number(status) < 400 ? 'application/json' : 'application/problem+json';
  const schema = { $ref: `#/components/schemas/${shows[0]}` };
  return [status, { description, content: { [type]: { schema } } }];
}
