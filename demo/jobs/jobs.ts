import type { Phase } from '../../domain/move/phases.ts';
import { AGREED } from './agreed.ts';
import { ASKED } from './asked.ts';
import type { Job } from './job.ts';
import { OVER } from './over.ts';

/** A job for each phase: a new phase asks for its job here. */
export const JOBS: Readonly<Record<Phase, Job>> = { ...ASKED, ...AGREED, ...OVER };
