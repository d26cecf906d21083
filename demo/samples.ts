import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deskPath } from '../domain/team/desk-view.ts';
import { planLink } from '../domain/your-move/move-plan.ts';
import { privateLink } from '../domain/your-move/your-move.ts';
import { demoConfig } from './demo-config.ts';
import { JOBS } from './jobs/jobs.ts';
import { type Lived, liveMonth, type Month } from './month.ts';

/** The API's answers to a page, by their paths. */
type Answers = Readonly<Record<`/api/${string}`, unknown>>;

/** A job of the month, with its pages and what they show. */
export interface Sample {
  /** Its phase; of a job that no phase needs, the same as `about`. */
  readonly name: string;
  readonly about: string;
  readonly desk: string;
  /** Null for a message. */
  readonly page: string | null;
  readonly plan: string | null;
  readonly answers: Answers;
}

export interface Samples {
  readonly jobs: readonly Sample[];
  /** The answers to the pages about all jobs. */
  readonly team: Answers;
  readonly mails: Month['mails'];
}

let once: Promise<Samples> | undefined;

/** The demo's month, lived through once, for the pages of `npm run dev` that show everything. */
export function samples(): Promise<Samples> {
  once ??= live();
  return once;
}

async function live(): Promise<Samples> {
  const folder = mkdtempSync(join(tmpdir(), 'movers-samples-'));
  try {
    const { lived, diary, figures, devices, mails } = await liveMonth(
      demoConfig(folder),
      new Date(),
      true,
    );
    const phases = Object.keys(JOBS);
    return {
      jobs: lived.map((job, index) => sampleOf(job, phases[index] ?? job.about)),
      team: { '/api/diary': diary, '/api/diary/figures': figures, '/api/devices': devices },
      mails,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sampleOf({ about, desk, move, plan, deskKey, linkKey }: Lived, name: string): Sample {
  return {
    ...{ name, about },
    desk: deskPath(deskKey),
    page: linkKey && privateLink(linkKey),
    plan: move?.readKey ? planLink(move.readKey) : null,
    answers: { '/api/desk': desk, '/api/your-move': move, '/api/move-plan': plan },
  };
}
