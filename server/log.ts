import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** What a log may keep of an error. Only these fields: PostgreSQL puts the row's values, which are
 *  a visitor's data, into others. */
function errorForLog(error: Error & { code?: unknown; errcode?: unknown }) {
  const { name, message, code, errcode, stack } = error;
  return { type: name, message, code, errcode, stack };
}

export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  return pino({ level, serializers: { err: errorForLog } }, destination);
}

/** A mail server's answer, less the addresses that it quotes. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>,;:"']+@[^\s<>,;:"']+/g, '(address)');
}
