import type * as z from 'zod/mini';

/** An answer by the name that it has in the document. */
export type Shows<Content = unknown> = readonly [name: string, schema: z.ZodMiniType<Content>];

/** What a route says of itself: /api/openapi.json is made from it. */
export interface Described {
  /** What a call does: 'Cancels the move'. */
  readonly summary: string;
  /** Which keys open it, all of them together; left out of a call that needs none. */
  readonly keys?: readonly Key[];
  readonly body?: z.ZodMiniType | undefined;
  readonly idempotencyKey?: KeyUse | undefined;
  /** The parameters that may follow the path; a route gets no others. */
  readonly query?: Readonly<Record<string, QueryParameter>> | undefined;
  /** By status; of another type than JSON by that type, and null without a body. */
  readonly answers: Readonly<Record<number, Shows | 'text/calendar' | null>>;
  /** The statuses of refusals, besides those of every such call. */
  readonly refusals?: readonly number[];
}

/** What an Idempotency-Key does. A call that is the same however often it is made takes none.
 *  `opens`: where a call renewed the link's key and its answer was lost, a repeat is accepted with the old one.
 *  `sameDevice`: where the answer to a sign-in was lost, a repeat is accepted with the link that was used. */
export type KeyUse = 'required' | 'optional' | 'opens' | 'sameDevice';

export interface QueryParameter {
  readonly values: readonly string[];
  readonly description: string;
}

export const KEYS = {
  visitorKey:
    'What follows # in the visitor’s own link: `linkKey` in the answer to a quote request.',
  readKey: 'What follows # in a link that only reads: `readKey` of the visitor’s request.',
  deskKey: 'What follows # in the link of the team’s email about a request or message.',
  device:
    'A device of the team that is signed in: the cookie in the answer to `POST /api/sign-in`.',
} as const;
export type Key = keyof typeof KEYS;

declare module 'fastify' {
  interface FastifyContextConfig {
    api?: Described;
  }
}
