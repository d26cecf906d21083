import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { signInSchema } from '../../../domain/team/devices.ts';
import { TOO_MANY_LINKS } from '../../../domain/team/sign-in-words.ts';
import type { Database } from '../../database/database.ts';
import { refuseCrossSite } from '../../http/cross-site.ts';
import { deviceCookie, deviceKeyOf } from '../../http/device-cookie.ts';
import { type Problem, sendProblem } from '../../http/problem.ts';
import type { PrivateLimits } from '../../requests/private-routes.ts';
import { readSent } from '../../requests/read-sent.ts';
import type { OutboxWorker } from '../../sending/outbox/channel-worker.ts';
import type { Config } from '../../settings/config.ts';
import { askForLink, signIn } from './sign-in.ts';

interface SignInDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly now: () => Date;
}

/** Mails a link that signs in a device, and signs one in. A GET never does either: mail scanners follow links.
 *  @param app parses JSON only */
export function signInRoute(
  app: FastifyInstance,
  { writes }: Pick<PrivateLimits, 'writes'>,
  { config, db, outbox, now }: SignInDeps,
): void {
  const { siteUrl } = config;
  const foreign = refuseCrossSite(siteUrl, async (_, reply, problem) =>
    sendProblem(reply, problem),
  );
  const api = {
    summary: 'Mails a link to the team’s inbox; with its key, signs in the device that sends it',
    body: z.union([signInSchema, NOTHING]),
    idempotencyKey: 'sameDevice',
    answers: { 202: null, 204: null },
    refusals: [401, 429],
  } as const;

  app.post(
    '/api/sign-in',
    { onRequest: [foreign, ...writes], config: { api } },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const browser = browserName(request.headers['user-agent']);
      const { key: isSigningIn } = Object(request.body) as { key?: unknown };
      if (isSigningIn === undefined) {
        const read = readSent(request, { schema: NOTHING });
        if ('problem' in read) return sendProblem(reply, read.problem);
        if ((await askForLink(db, browser, now())) === 'too-many') {
          return sendProblem(reply, TOO_MANY);
        }
        outbox.wake();
        return reply.code(202).send();
      }
      const read = readSent(request, { schema: signInSchema });
      if ('problem' in read) return sendProblem(reply, read.problem);
      const key = await signIn(db, {
        ...read.content,
        browser,
        idempotencyKey: read.sent?.key,
        formerKey: deviceKeyOf(request, siteUrl),
        now: now(),
      });
      if (key === undefined) return sendProblem(reply, NO_LINK);
      outbox.wake();
      return reply.header('set-cookie', deviceCookie(key, siteUrl)).code(204).send();
    },
  );
}

/** The body that asks for a link. */
const NOTHING = z.object({});

const TOO_MANY: Problem = {
  status: 429,
  detail: TOO_MANY_LINKS,
};

const NO_LINK: Problem = {
  status: 401,
  detail: 'This link doesn’t work any more. It signs in one device, within an hour.',
};

/** What browsers and systems call themselves; the first that fits, since each names others too. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bEdgiOS\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|\bCriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
] as const;

/** 'Chrome on Android', composed from our own list of names: a stranger sends the header, and the team reads this in a mail. Empty if
 *  it is not known. */
function browserName(userAgent = ''): string {
  const nameOf = (known: typeof BROWSERS | typeof SYSTEMS) =>
    known.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [nameOf(BROWSERS), nameOf(SYSTEMS)];
  if (!browser || !system) return browser ?? '';
  return `${browser} on ${system}`;
}
