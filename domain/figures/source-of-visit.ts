import type { Source } from './source.schema.ts';
import { CLICK_KINDS, UTM_PARTS } from './source-parts.ts';

/** The source of a tab's visit, from what web/site/visit.ts kept; undefined if that cannot be read. Any text may be in
 *  its parts: readSource checks them. */
export function sourceOfVisit(visit: string, origin: string): Source | undefined {
  try {
    const [at, address, referrer] = JSON.parse(visit);
    const opened = new URL(address, origin);
    const before = referrer ? new URL(referrer) : undefined;
    const isOwn = before?.hostname === opened.hostname;
    // Opened in a new tab, from the page to which the campaign led.
    const isCarried = isOwn && isEmpty(signsIn(opened)) && !isEmpty(signsIn(before));
    const first = isCarried ? before : opened;
    return {
      page: first.pathname,
      referrer: isOwn ? undefined : before?.hostname,
      ...signsIn(first),
      at: new Date(at).toISOString(),
    };
  } catch {
    return undefined;
  }
}

/** The tags of a campaign and the click, as far as the address has them. */
function signsIn({ search }: URL): Pick<Source, 'utm' | 'click'> {
  const all = new Map<string, string>();
  // A link that was pasted into HTML, or built from one that had a `?`, has other signs between its parts.
  for (const [name, value] of new URLSearchParams(search.replaceAll('?utm_', '&utm_'))) {
    const key = name.replace(/^(?:amp;)+/i, '').toLowerCase();
    if (value && !all.has(key)) all.set(key, value);
  }
  const kind = CLICK_KINDS.find((name) => all.has(name));
  const tags = UTM_PARTS.map((part) => [part, all.get(`utm_${part}`)]);
  return {
    utm: Object.fromEntries(tags),
    click: kind && { kind, id: all.get(kind) ?? '' },
  };
}

function isEmpty({ utm, click }: Pick<Source, 'utm' | 'click'>): boolean {
  return !click && Object.values(utm ?? {}).every((tag) => tag === undefined);
}
