// npm test: the everyday stages, or those named as in `npm test -- unit lock`. With --full all of them, with --rest those
// that the everyday run leaves out. The count comes last.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { endCommands, run as runCommand } from './command.ts';
import { otherRun } from './one-run.ts';
import { runSideBySide } from './side-by-side.ts';
import { quickFolder, stageFolder } from './stage-folder.ts';
import { type Run, type Stage, stages } from './stages.ts';
import { type Counts, countCheck, countTests, sum } from './test-counts.ts';
import { COMPILED, FAILED_FILE, reportFile, WRITTEN } from './written.ts';

/** The stages that an option chooses; without one they are the everyday ones. */
const RUNS: ReadonlyMap<string | undefined, readonly Run[]> = new Map([
  [undefined, ['everyday']],
  ['--full', ['everyday', 'full']],
  ['--rest', ['full']],
]);

interface Result {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
  /** What its commands took of the processor, where the system tells. */
  readonly processor: number;
}

const args = process.argv.slice(2);
const wanted = args.filter((argument) => !RUNS.has(argument));
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${stageNames(stages)}.`);
  process.exit(1);
}

const other = otherRun(WRITTEN);
if (other !== undefined) {
  console.error(`Another run of the tests is going on in this folder: process ${other}.
Wait until it ends, or stop it. Both would write the same reports and the same site.`);
  process.exit(1);
}

/** A stage that waits, for a server or a mail, leaves its core to the other. */
const AT_ONCE = 2;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await endCommands(signal);
    process.exit(1);
  });
}

const runs = RUNS.get(args.find((argument) => RUNS.has(argument))) ?? [];
const chosen = stages.filter(({ name, run }) =>
  wanted.length > 0 ? wanted.includes(name) : runs.includes(run),
);
const began = performance.now();
const { results, left } = await runSideBySide(
  chosen,
  AT_ONCE,
  runStage,
  ({ counts }) => counts.failed > 0,
);

console.log();
for (const { name, counts, seconds, processor } of results) {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const mark = counts.failed > 0 ? '✗' : '✓';
  const line = [mark, name.padEnd(8), `${seconds.toFixed(1)} s`.padStart(8)].join(' ');
  const spent = processor > 0 ? `${processor.toFixed(0)} s of processor`.padStart(19) : '';
  console.log(`${line}${spent}   ${counts.passed} passed, ${counts.failed} failed${skipped}`);
}
const failures = results.flatMap(({ name, counts: { failed, failures } }) => {
  if (failed === 0) return [];
  return failures.length > 0 ? failures.map((title) => `✗ ${name}: ${title}`) : [`✗ ${name}`];
});
for (const failure of failures) console.log(failure);
writeFileSync(FAILED_FILE, failures.map((failure) => `${failure}\n`).join(''));
if (left.length > 0) console.log(`Not run, because of what failed before: ${stageNames(left)}`);

const total = sum(results.map(({ counts }) => counts));
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`\n${minutes} minutes\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

async function runStage(stage: Stage): Promise<Result> {
  const { name, run, commands, report, isChosen, prepare } = stage;
  // Two stages write at once: each of their lines says whose it is.
  const linesOf = chosen.length > 1 ? name : undefined;
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`);
  const began = performance.now();
  const file = report && reportFile(name);
  if (file) rmSync(file, { force: true });
  let succeeded = true;
  let processor = 0;
  const onSpent = (seconds: number) => {
    processor += seconds;
  };
  // The full run is on the disk, as a server is.
  const folder = stageFolder(name, run === 'everyday' ? quickFolder() : tmpdir());
  try {
    const environment = {
      NODE_COMPILE_CACHE: COMPILED,
      ...folder.environment,
      ...(await prepare?.()),
    };
    // Runs the rest even after a failure: the engineer who mends it wants to see them all.
    for (const command of commands) {
      succeeded = (await runCommand(command, { environment, linesOf, onSpent })) && succeeded;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    succeeded = false;
  }
  const leftovers = await folder.remove();
  const untidy =
    leftovers.length > 0 ? [`left in the temporary folder: ${leftovers.join(', ')}`] : [];
  succeeded &&= untidy.length === 0;
  const text = file && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const { failures, ...counted } = report
    ? countTests(report, text, succeeded, isChosen)
    : countCheck(succeeded);
  const counts = { ...counted, failures: [...failures, ...untidy] };
  return { name, counts, seconds: (performance.now() - began) / 1000, processor };
}

function stageNames(some: readonly Stage[]): string {
  return some.map(({ name }) => name).join(', ');
}
