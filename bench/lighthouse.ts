import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, installedBrowsers } from '../scripts/browser.ts';
import { benchTool } from './bench-tools.ts';
import { median } from './table.ts';

const RUNS = 3;
/** Lighthouse loses the beginning of a visit now and then, and asks to be run again. */
const MOST_TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Medians of three visits on Lighthouse's phone: slow 4G, a processor slowed four times. */
export interface Visit {
  /** 0 to 100, in the order of Lighthouse: performance, accessibility, best practices, search. */
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Whether the largest element of the first view is a picture. */
  readonly pictureFirst: boolean;
  /** Audits that cost points outside of performance. */
  readonly failed: readonly string[];
}

export async function visit(url: string): Promise<Visit> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await untilItRuns(url));
  const [first] = reports;
  if (!first) throw new Error('Lighthouse did not run');
  const metric = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  return {
    scores: CATEGORIES.map((category) =>
      Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0))),
    ),
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    pictureFirst: JSON.stringify(first.audits['lcp-breakdown-insight'] ?? '').includes('<img'),
    failed: CATEGORIES.slice(1).flatMap((category) =>
      (first.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && first.audits[id]?.score === 0)
        .map(({ id }) => id),
    ),
  };
}

/** The used parts of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>;
  readonly categories: Readonly<
    Record<string, { score: number; auditRefs: readonly { id: string; weight: number }[] }>
  >;
}

async function untilItRuns(url: string): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runLighthouse(url);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}

async function runLighthouse(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'movers-lighthouse-'));
  const file = join(folder, 'report.json');
  const args = [
    benchTool('lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    // The 404 page is measured like any other.
    '--ignore-status-code',
    `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
  ];
  const CHROME_PATH = installedBrowsers()[0] ?? chromium.executablePath();
  try {
    await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH },
      maxBuffer: 2 ** 26,
    });
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report; // as Lighthouse writes it
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
