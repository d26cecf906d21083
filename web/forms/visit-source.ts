import type { Source } from '../../domain/source/source.schema.ts';
import { CLICK_KINDS, UTM_PARTS } from '../../domain/source/source-parts.ts';
import { VISIT_KEY } from '../memory/storage-keys.ts';

/** Where this tab's visit began; undefined if that is not known. The server checks it. */
export function visitSource(): Source | undefined {
  try {
    const [at, address, referrer] = JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? '');
    const { pathname, searchParams } = new URL(address, location.origin);
    const kind = CLICK_KINDS.find((name) => searchParams.has(name));
    const host = referrer && new URL(referrer).hostname;
    const tags = UTM_PARTS.map((part) => [part, searchParams.get(`utm_${part}`) || undefined]);
    return {
      page: pathname,
      referrer: host === location.hostname ? undefined : host,
      utm: Object.fromEntries(tags),
      click: kind && { kind, id: searchParams.get(kind) ?? '' },
      at: new Date(at).toISOString(),
    };
  } catch {
    return undefined; // storage is switched off, or holds something else
  }
}
