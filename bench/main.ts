// npm run bench [-- NAME …] [--few]: all benches, or the named ones; --few measures one page of each
// layout instead of all.
import { buildWhenStale } from '../scripts/build.ts';
import { benchAbuse } from './abuse.ts';
import { type BenchOptions, installBenchTools } from './bench-tools.ts';
import { benchGrowth } from './growth/growth.ts';
import { benchInteraction } from './interaction.ts';
import { benchPages } from './pages.ts';
import { benchQuotes } from './quotes.ts';
import { benchStatic } from './static.ts';

const benches: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  pages: benchPages,
  interaction: benchInteraction,
  static: benchStatic,
  quotes: benchQuotes,
  growth: benchGrowth,
  abuse: benchAbuse,
};

const args = process.argv.slice(2);
const wanted = args.filter((argument) => argument !== '--few');
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
if (!(await buildWhenStale())) process.exit(1);
installBenchTools();
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  try {
    await bench({ few: args.includes('--few') });
  } catch (error) {
    // The others can still be measured.
    console.error(`\n  ${name} could not be measured:`, error);
    process.exitCode = 1;
  }
  console.log(`\n  (${name}: ${((performance.now() - began) / 1000).toFixed(0)} s)`);
}
