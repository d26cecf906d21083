import * as z from 'zod/mini';
import { HEARD, type Heard } from './heard.ts';
import { CLICK_KINDS } from './source-parts.ts';

/** Anybody's link can contain anything: what is too long or has invisible characters is dropped. */
const dropped = <Part extends z.ZodMiniType>(part: Part) => z.catch(z.optional(part), undefined);
const matching = (pattern: RegExp) => dropped(z.string().check(z.regex(pattern)));
const tag = matching(/^\P{C}{1,100}$/u);

const sourceSchema = z.object({
  /** The first page of the tab's visit. */
  page: matching(/^\/[\w/.~%-]{0,119}$/),
  /** The host of the page before it. */
  referrer: matching(/^[a-z0-9][a-z0-9.-]{0,99}$/),
  utm: dropped(z.object({ source: tag, medium: tag, campaign: tag, term: tag, content: tag })),
  click: dropped(
    z.object({ kind: z.enum(CLICK_KINDS), id: z.string().check(z.regex(/^[\w.~-]{1,255}$/)) }),
  ),
  /** When the visit began, by the visitor's clock; missing where no script ran. */
  at: dropped(z.iso.datetime()),
});

/** The source of the visit that led to a request or message. Personal data, like its subject. */
export type Source = z.output<typeof sourceSchema> & {
  /** How its visitor says that they found us. */
  readonly heard?: Heard;
};

/** The answer to "How did you find us?". */
export const heardSchema = z.object({ heard: z.enum(HEARD, 'Please choose one of the answers') });

/** Reads a source as far as it can; null if nothing is readable. It never refuses anything. */
export function readSource(value: unknown): Source | null {
  const parsed = sourceSchema.safeParse(value);
  if (!parsed.success) return null;
  const { utm, ...parts } = parsed.data;
  const source = { ...parts, ...(utm && !isEmpty(utm) && { utm }) };
  return isEmpty(source) ? null : source;
}

function isEmpty(parts: object): boolean {
  return Object.values(parts).every((part) => part === undefined);
}
