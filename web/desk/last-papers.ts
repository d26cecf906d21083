import * as z from 'zod/mini';
import type { GatePapers } from '../../domain/request/gate-papers.ts';
import { TEAM_PAPERS_KEY } from '../memory/link-storage-keys.ts';
import { deviceMemory } from '../memory/memory.ts';
import { storedShape } from '../memory/stored-shape.ts';

const papers = z.object({ registration: z.string(), crew: z.array(z.string()) });

/** The truck and the crew that were confirmed last on this device. */
export const lastPapers = deviceMemory(TEAM_PAPERS_KEY, storedShape(1, papers));

export function keepPapers({ registration, crew }: GatePapers): void {
  if (registration !== '' || crew.length > 0) lastPapers.write({ registration, crew: [...crew] });
}
