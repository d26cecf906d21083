import { useQuery } from '@tanstack/react-query';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { openedBy } from '../api/by-key.ts';

export const DESK = '/api/desk';

const LOOK_EVERY_MS = 60_000;

export const deskOf = (deskKey: string) => openedBy<DeskView>(DESK, deskKey);

/** The desk that a key opens; null if there is none. A colleague may act at any moment. */
export function useDesk(deskKey: string) {
  return useQuery({ ...deskOf(deskKey), refetchInterval: LOOK_EVERY_MS });
}
