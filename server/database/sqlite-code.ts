export const SQLITE_BUSY = 5;

/** SQLite's primary result code (sqlite.org/rescode.html); 0 for an error that is not SQLite's. */
export function sqliteCode(error: unknown): number {
  const { errcode } = Object(error) as { errcode?: unknown };
  return Number(errcode) & 0xff;
}
