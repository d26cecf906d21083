import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { type Entry, FILES, RUN_FOLDER, readJournal } from './mutant.ts';

/** Instrumented code reads and writes these, under the names that Stryker gives them. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>;
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

type Missed = Extract<Entry, { kind: 'missed' }>;

/** Vitest keeps here what onTestFinished was given, and empties it as this runner does. */
type WithCleanups = RunnerTestCase & {
  onFinished?: ((context: RunnerTestCase['context']) => unknown)[] | undefined;
};

/** After so many tests, and so much time in them, that do not notice it, a mutant counts as missed: most of
 *  the rest would say the same. A table of fifty cases takes a moment, and five tests of a server take seconds. */
const FEWEST_TESTS = 25;
const LONGEST_SEARCH_MS = 5000;
/** A changed loop that runs so many times longer will never end. */
const MOST_HITS = 100;
const CLEANUP_MS = 5000;
const LONGEST_STOP_MS = 3000;
// Some tests set the clock.
const { setInterval, clearInterval } = globalThis;
const now = performance.now.bind(performance);

const journal = join(process.env[RUN_FOLDER] ?? '', FILES.journal);
// Under the name that instrumented code reads.
const shared = globalThis as typeof globalThis & { __stryker__?: Switches };
shared.__stryker__ ??= {};
const switches = shared.__stryker__;
const noticed = new Set<string>();
/** The tests that did not notice a mutant, and their milliseconds. */
const searched = new Map<string, { readonly tests: number; readonly ms: number }>();
const NOT_SEARCHED = { tests: 0, ms: 0 };
/** The tests that are done with a mutant, so that a run that hung continues after it. */
const done = new Set<string>();
for (const entry of readJournal(journal)) {
  if (entry.kind === 'noticed') noticed.add(entry.mutant);
  if (entry.kind === 'missed') addSearch(entry);
}

/** Runs each test once as it is and then once with each mutant in the code that the test reached, all in
 *  one process: a new process for each mutant would take most of the time to load modules. A child
 *  process runs the code without mutants. */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const name = `${test.file.name} > ${test.name} (${test.id})`;
    switches.currentTestId = name;
    const failure = await tryOnce(test);
    switches.currentTestId = undefined;
    if (failure) throw failure.error;
    const hits = switches.mutantCoverage?.perTest[name];
    if (!hits) return;
    record({ kind: 'reached', test: name });
    const open = Object.entries(hits).filter(
      ([mutant]) => !(done.has(`${mutant} ${name}`) || noticed.has(mutant) || isMissed(mutant)),
    );
    const failed: string[] = [];
    for (const [mutant, count] of open) {
      record({ kind: 'began', mutant, test: name });
      switches.hitLimit = count * MOST_HITS + 1000;
      switches.hitCount = 0;
      switches.activeMutant = mutant;
      const began = now();
      const isNoticed = (await tryOnce(test)) !== undefined;
      switches.activeMutant = undefined;
      switches.hitCount = undefined;
      if (isNoticed) failed.push(mutant);
      else {
        const ms = Math.round(now() - began);
        const miss = { kind: 'missed', mutant, test: name, ms } as const;
        addSearch(miss);
        record(miss);
      }
    }
    if (failed.length === 0) return;
    if (await tryOnce(test)) return record({ kind: 'doubtful', test: name });
    for (const mutant of failed) {
      noticed.add(mutant);
      record({ kind: 'noticed', mutant, test: name });
    }
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files);
    const mutants = Object.keys(switches.mutantCoverage?.static ?? {});
    record({ kind: 'at load', mutants });
  }
}

/** Repeats a test that failed while the machine had stopped the process, because its time limits had passed.
 *  @returns the error of a test that fails */
async function tryOnce(test: RunnerTestCase): Promise<{ readonly error: unknown } | undefined> {
  for (let tries = 0; ; tries += 1) {
    const stops = watchForStops();
    const failure = await runOnce(test);
    if (!stops.end() || !failure || tries === 3) return failure;
  }
}

/** Notices a process that was stopped, or got no time from a busy machine, for seconds. */
function watchForStops(): { end(): boolean } {
  let last = { time: now(), cpu: cpuMs() };
  let hasStopped = false;
  const look = () => {
    const next = { time: now(), cpu: cpuMs() };
    if (next.time - last.time - (next.cpu - last.cpu) > LONGEST_STOP_MS) hasStopped = true;
    last = next;
  };
  const timer = setInterval(look, 200);
  return {
    end() {
      look();
      clearInterval(timer);
      return hasStopped;
    },
  };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function runOnce(test: WithCleanups): Promise<{ readonly error: unknown } | undefined> {
  let failure: { readonly error: unknown } | undefined;
  try {
    await TestRunner.getTestFn(test)();
  } catch (error) {
    failure = { error };
  }
  const cleanups = test.onFinished?.toReversed() ?? [];
  test.onFinished = undefined;
  for (const cleanup of cleanups) {
    try {
      await Promise.race([cleanup(test.context), pause(CLEANUP_MS, undefined, { ref: false })]);
    } catch (error) {
      failure ??= { error };
    }
  }
  // Soft expectations fail a test without an exception.
  if (test.result?.state === 'fail') {
    failure ??= { error: test.result.errors?.[0] };
    test.result = { ...test.result, state: 'run' };
    delete test.result.errors;
  }
  return failure;
}

function isMissed(mutant: string): boolean {
  const { tests, ms } = searched.get(mutant) ?? NOT_SEARCHED;
  return tests >= FEWEST_TESTS && ms >= LONGEST_SEARCH_MS;
}

function addSearch({ mutant, test, ms }: Missed): void {
  const { tests, ms: before } = searched.get(mutant) ?? NOT_SEARCHED;
  searched.set(mutant, { tests: tests + 1, ms: before + ms });
  done.add(`${mutant} ${test}`);
}

function record(entry: Entry): void {
  appendFileSync(journal, `${JSON.stringify(entry)}\n`);
}
