import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** The fields of an error that a log may keep. PostgreSQL puts the row's values, which are a
 *  visitor's data, into other fields. */
function errorForLog(error: Error & { code?: unknown; errcode?: unknown }) {
  const { name, message, code, errcode, stack } = error;
  return { type: name, message, code, errcode, stack };
}

/** The place of a fault, without its message, which in the domain may quote a visitor. */
export function placeOf(error: unknown): { type: string; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, at: frames.slice(0, 5).map((line) => line.trim()) };
}

/** A line for somebody who reads the journal: the message comes before what explains it, and the stack last. */
function forReading(line: string): string {
  const { level, time, msg, err, ...others } = JSON.parse(line);
  return `${JSON.stringify({ level, time, msg, ...others, err })}\n`;
}

const SAME_AGAIN_MS = 10 * 60_000;
const MOST_REMEMBERED = 100;
const WARN = 40;

/** Leaves out a warning or an error that was logged within ten minutes with the same content, such as a fault of what is
 *  tried every two seconds. The next line says how many were left out. */
function createRepeats(now: () => number) {
  const said = new Map<string, { readonly at: number; omitted: number }>();
  /** @returns how many were left out since the last; undefined if this one is left out too */
  return (content: string): number | undefined => {
    const before = said.get(content);
    if (before && Math.abs(now() - before.at) < SAME_AGAIN_MS) {
      before.omitted += 1;
      return undefined;
    }
    said.delete(content);
    said.set(content, { at: now(), omitted: 0 });
    for (const oldest of said.keys()) {
      if (said.size <= MOST_REMEMBERED) break;
      said.delete(oldest);
    }
    return before?.omitted ?? 0;
  };
}

/** An error's own fields are not enumerable. */
const withErrors = (_key: string, value: unknown) =>
  value instanceof Error ? [value.name, value.message] : value;

/** @param now milliseconds of a clock that nobody sets, for what is repeated */
export function createLog(
  level: Config['logLevel'],
  destination?: DestinationStream,
  now: () => number = () => performance.now(),
): Log {
  const omittedBefore = createRepeats(now);
  return pino(
    {
      level,
      serializers: { err: errorForLog },
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        streamWrite: forReading,
        logMethod(given, method, atLevel) {
          if (atLevel < WARN) return method.apply(this, given);
          const omitted = omittedBefore(JSON.stringify([this.bindings(), given], withErrors));
          if (omitted === undefined) return;
          method.apply(omitted > 0 ? this.child({ omitted }) : this, given);
        },
      },
    },
    destination,
  );
}
