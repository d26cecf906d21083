import type { Source } from '../../domain/source/source.schema.ts';
import { sourceOfVisit } from '../../domain/source/visit.ts';
import { VISIT_KEY } from '../memory/storage-keys.ts';

/** The source of this tab's visit; undefined if it is not known. The server checks it. */
export function visitSource(): Source | undefined {
  try {
    return sourceOfVisit(sessionStorage.getItem(VISIT_KEY) ?? '', location.origin);
  } catch {
    return undefined; // storage is switched off
  }
}
