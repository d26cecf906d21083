import { sqliteCode } from './sqlite-code.ts';

/** SQLite's primary result codes for an unusable database (sqlite.org/rescode.html):
 *  busy, locked, out of memory, read-only, I/O error, corrupt, full, cannot open, not a database. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/** PostgreSQL's classes and codes for the same: connection, login, resources, operator intervention (which
 *  includes the statement timeout), a transaction to be tried again, no such database, a read-only standby,
 *  a role without the rights it had, and an encoding without the visitor's letters. */
const POSTGRES_UNAVAILABLE = /^(08...|28...|53...|57...|40...|3D000|25006|42501|22021|22P05)$/;

const SYSTEM_UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Codes of a certificate that TLS does not accept (nodejs.org/api/tls.html#x509-certificate-error-codes). */
const CERTIFICATE_REFUSED = /^(CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_)/;

/** Messages of pg's errors that have no code. */
const PG_UNAVAILABLE =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|does not support SSL/;

/** Tells a failure of the database, which is worth a retry, from a bug in the code. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_UNAVAILABLE.has(sqliteCode(error));
  if (typeof code === 'string') {
    return [POSTGRES_UNAVAILABLE, SYSTEM_UNAVAILABLE, CERTIFICATE_REFUSED].some((codes) =>
      codes.test(code),
    );
  }
  return PG_UNAVAILABLE.test(error.message);
}

/** What passes without anybody changing a setting: PostgreSQL or the way to it is away, starts or is full. */
const AWAY =
  /^(08...|53...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const AWAY_WITHOUT_CODE = /timeout exceeded when trying to connect|Connection terminated|timeout$/;

/** Whether a PostgreSQL is worth waiting for: not one that refuses the login, or is named wrongly. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? AWAY.test(code) : AWAY_WITHOUT_CODE.test(error.message);
}
