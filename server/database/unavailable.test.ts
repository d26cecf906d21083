import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

function sqliteError(errcode: number) {
  return Object.assign(new Error('from SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });
}

function codedError(code: string) {
  return Object.assign(new Error('from pg'), { code });
}

test.each([
  ['SQLite busy', sqliteError(5)],
  ['SQLite busy after a snapshot', sqliteError(517)],
  ['SQLite disk full', sqliteError(13)],
  ['SQLite failed fsync', sqliteError(1034)],
  ['SQLite read-only', sqliteError(8)],
  ['PostgreSQL starting', codedError('57P03')],
  ['PostgreSQL shut down', codedError('57P01')],
  ['PostgreSQL without room', codedError('53100')],
  ['PostgreSQL connection lost', codedError('08006')],
  ['PostgreSQL statement timeout', codedError('57014')],
  ['PostgreSQL with another password', codedError('28P01')],
  ['PostgreSQL whose role lost its rights', codedError('42501')],
  ['PostgreSQL without the letter in its encoding', codedError('22P05')],
  ['PostgreSQL that takes other bytes', codedError('22021')],
  ['a certificate that has expired', codedError('CERT_HAS_EXPIRED')],
  ['no server', codedError('ECONNREFUSED')],
  ['pool timeout', new Error('timeout exceeded when trying to connect')],
  ['connection cut', new Error('Connection terminated unexpectedly')],
  ['connection given up', new Error('Client was closed and is not queryable')],
])('%s is worth a retry', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a broken constraint', sqliteError(2067)],
  ['wrong SQL', sqliteError(1)],
  ['wrong SQL in PostgreSQL', codedError('42601')],
  ['a value that is too long', codedError('22001')],
  ['a bug', new TypeError('x is undefined')],
  ['no error', undefined],
])('%s is not', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
