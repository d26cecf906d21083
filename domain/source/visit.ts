import type { Source } from './source.schema.ts';
import { CLICK_KINDS, UTM_PARTS } from './source-parts.ts';

/** The source of a tab's visit, from what web/site/visit.ts kept; undefined if that cannot be read. Any text may be in
 *  its parts: readSource checks them. */
export function sourceOfVisit(visit: string, origin: string): Source | undefined {
  try {
    const [at, address, referrer] = JSON.parse(visit);
    const { pathname, searchParams, hostname } = new URL(address, origin);
    const kind = CLICK_KINDS.find((name) => searchParams.has(name));
    const host = referrer && new URL(referrer).hostname;
    const tags = UTM_PARTS.map((part) => [part, searchParams.get(`utm_${part}`) || undefined]);
    return {
      page: pathname,
      referrer: host === hostname ? undefined : host,
      utm: Object.fromEntries(tags),
      click: kind && { kind, id: searchParams.get(kind) ?? '' },
      at: new Date(at).toISOString(),
    };
  } catch {
    return undefined;
  }
}
