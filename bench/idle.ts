import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tests/server/testing/free-port.ts';
import { type BenchServer, startBenchServer, startProcess } from './bench-server.ts';
import { median, printTable } from './table.ts';

const STARTS = 5;
/** Long enough for the garbage of the start to be collected. */
const REST_MS = 3000;

const BARE = `
  require('node:http').createServer((_, answer) => answer.end('Hello'))
    .listen(process.env.PORT, '127.0.0.1');`;

/** The server's memory without visitors, and its time from start to first answer. */
export async function benchIdle(): Promise<void> {
  const startBare = async () => {
    const port = await freePort();
    return startProcess(['-e', BARE], port, { PORT: String(port) });
  };
  const ours = await measure(startBenchServer);
  const bare = await measure(startBare);
  printTable(`Idle: medians of ${STARTS} starts; peer: a bare HTTP server on the same Node`, [
    {
      what: 'memory at rest, MB',
      value: ours.mb.toFixed(0),
      peer: bare.mb.toFixed(0),
      ratio: ours.mb / bare.mb,
      ...(Number.isNaN(ours.mb) && { note: 'this system has no /proc to read it from' }),
    },
    {
      what: 'start to first byte, ms',
      value: ours.coldMs.toFixed(0),
      peer: bare.coldMs.toFixed(0),
      ratio: ours.coldMs / bare.coldMs,
    },
  ]);
}

async function measure(start: () => Promise<BenchServer>) {
  const coldMs: number[] = [];
  const mb: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    const server = await start();
    coldMs.push(server.coldStartMs);
    // Memory differs little from start to start.
    if (count === 0) {
      await pause(REST_MS);
      mb.push(residentMb(server.process.pid));
    }
    await server.stop();
  }
  return { coldMs: median(coldMs), mb: median(mb) };
}

function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
  } catch {
    return Number.NaN;
  }
}
