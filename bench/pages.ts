import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/command.ts';
import { startBenchServer } from './bench-server.ts';
import type { BenchOptions } from './bench-tools.ts';
import { startFloors } from './floors.ts';
import { type Visit, visit } from './lighthouse.ts';
import { printTable, type Row } from './table.ts';

/** Times the floor. A text page's floor is one packet, which is too small for a page with content. */
const MOST_LCP = { picture: 1.25, text: 1.45 };
/** Lighthouse's blocking time counts everything over 50 ms; this much is chance. */
const TBT_CHANCE_MS = 10;

/** One of each layout. */
const FEW = [
  '/',
  '/get-quote',
  '/movers-boskruin',
  '/movers-roodepoort',
  '/residential-moving',
  '/about',
  '/contact',
  '/privacy-policy',
  '/nothing-here',
];

/** Why a page loses points by design. */
const REASONS: Readonly<Record<string, string>> = {
  '/nothing-here': 'a 404 asks not to be indexed, which Lighthouse counts against search',
};

/** Lighthouse on a phone against two floors from the same run: a word, and a word with a picture. */
export async function benchPages({ few }: BenchOptions): Promise<void> {
  const floors = await startFloors();
  const server = await startBenchServer();
  try {
    const text = await visit(`${floors.url}/text`);
    const picture = await visit(`${floors.url}/picture`);
    const rows = [
      ...floorRows('a word', text),
      ...floorRows('a word and a 30 kB picture', picture),
    ];
    for (const path of few ? FEW : everyPage()) {
      const visited = await visit(server.url + path);
      rows.push(...pageRows(path, visited, visited.pictureFirst ? picture : text));
    }
    const title = 'Pages: Lighthouse on a phone, medians of 3; peer: the floor with the same kind';
    printTable(`${title} of largest paint`, rows);
  } finally {
    await server.stop();
    floors.stop();
  }
}

function everyPage(): string[] {
  const names = readdirSync(join(root, 'dist/site')).filter((name) => name.endsWith('.html'));
  const unlisted = ['404.html', 'thank-you.html', 'your-move.html', 'move-plan.html'];
  const listed = names.filter((name) => !unlisted.includes(name));
  return [...listed.map((name) => `/${name.replace(/(index)?\.html$/, '')}`), '/nothing-here'];
}

function floorRows(name: string, floor: Visit): Row[] {
  return [
    { what: `floor: ${name}, LCP ms`, value: floor.lcpMs.toFixed(0) },
    { what: `floor: ${name}, TBT ms`, value: floor.tbtMs.toFixed(0) },
  ];
}

function pageRows(path: string, page: Visit, floor: Visit): Row[] {
  const full = page.scores.every((score) => score === 100);
  const kind = page.pictureFirst ? 'picture' : 'text';
  const ratio = page.lcpMs / floor.lcpMs;
  const blocks = page.tbtMs > floor.tbtMs + TBT_CHANCE_MS;
  const reason = [...page.failed, REASONS[path]].filter(Boolean).join(', ');
  return [
    {
      what: `${path} scores`,
      value: page.scores.join(' '),
      target: 'four of 100',
      passes: full,
      ...(!full && reason && { note: reason }),
    },
    {
      what: `  LCP ms (${kind})`,
      value: page.lcpMs.toFixed(0),
      peer: floor.lcpMs.toFixed(0),
      ratio,
      target: `≤ ${MOST_LCP[kind]} × floor`,
      passes: ratio <= MOST_LCP[kind],
    },
    {
      what: '  TBT ms',
      value: page.tbtMs.toFixed(0),
      peer: floor.tbtMs.toFixed(0),
      target: 'as the floor',
      passes: !blocks,
    },
    { what: '  CLS', value: page.cls.toFixed(3), target: '0', passes: page.cls === 0 },
  ];
}
