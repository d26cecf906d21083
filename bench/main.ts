// npm run bench [-- NAME …]: all benches, or those that are named.
import { benchBuild } from './build.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = { build: benchBuild };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
