import * as z from 'zod/mini';
import { line } from '../fields.ts';
import type { GatePapers } from '../request/gate-papers.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import { type FieldLines, linesIn } from './field-lines.ts';

const MOST_NAMES = 20;
const LONGEST = 60;
const NAMES = 'Please give the crew’s names as a list';

/** Details of our crew and vehicle that a gate asks for: stored with the confirmed day, and deleted with the move. */
export const paperFields = {
  registration: z._default(line(0, 'Please give the registration as text', LONGEST), ''),
  crew: z._default(
    z
      .array(line(1, NAMES, LONGEST), NAMES)
      .check(z.maxLength(MOST_NAMES, `At most ${MOST_NAMES} names`)),
    [],
  ),
};

interface PaperLine extends SummaryLine {
  readonly field: keyof GatePapers;
}

export const PAPER_LABELS = { registration: 'Registration', crew: 'Crew' } as const;

const PAPERS: FieldLines<keyof GatePapers, GatePapers, PaperLine> = {
  registration: ({ registration }) => ({
    field: 'registration',
    label: PAPER_LABELS.registration,
    value: registration,
  }),
  crew: ({ crew }) => ({ field: 'crew', label: PAPER_LABELS.crew, value: crew.join(', ') }),
};

/** The papers as everybody reads them; only what is known. */
export function paperLines(papers: GatePapers): PaperLine[] {
  return linesIn(PAPERS, papers).filter(({ value }) => value !== '');
}
