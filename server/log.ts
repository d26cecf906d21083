import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** What a log may keep of an error. Only these fields: PostgreSQL puts the row's values, which are
 *  a visitor's data, into others. */
function errorForLog(error: Error & { code?: unknown; errcode?: unknown }) {
  const { name, message, code, errcode, stack } = error;
  return { type: name, message, code, errcode, stack };
}

/** Where a fault happened, without its message: that of a fault in the domain may quote a visitor. */
export function placeOf(error: unknown): { type: string; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, at: frames.slice(0, 5).map((line) => line.trim()) };
}

export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  return pino({ level, serializers: { err: errorForLog } }, destination);
}
