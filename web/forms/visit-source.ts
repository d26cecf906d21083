import type { Source } from '../../domain/figures/source.schema.ts';
import { sourceOfVisit } from '../../domain/figures/source-of-visit.ts';
import { VISIT_KEY } from '../memory/storage-keys.ts';

/** The source of this tab's visit; undefined if it is not known. The server checks it. */
export function visitSource(): Source | undefined {
  try {
    return sourceOfVisit(sessionStorage.getItem(VISIT_KEY) ?? '', location.origin);
  } catch {
    return undefined; // storage is switched off
  }
}
