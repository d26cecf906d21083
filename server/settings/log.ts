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

export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  return pino({ level, serializers: { err: errorForLog } }, destination);
}
