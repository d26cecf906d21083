import type * as z from 'zod/mini';

/** How a value lies in storage. Text comes back from there that another version of the site has
 *  written, or somebody else: what does not fit is nothing. */
export interface KeptShape<T> {
  write(value: T): string;
  read(text: string | null): T | undefined;
}

/** @param version raised when what was written before must not be read any more */
export function keptShape<T extends object>(
  version: number,
  schema: z.ZodMiniType<T>,
): KeptShape<T> {
  return {
    write: (value) => JSON.stringify({ version, ...value }),
    read(text) {
      if (text === null) return;
      try {
        const kept: unknown = JSON.parse(text);
        // What was kept before there were versions is of the first.
        const of = (kept as { version?: unknown } | null)?.version ?? 1; // undefined in a number, too
        return of === version ? schema.safeParse(kept).data : undefined;
      } catch {
        return; // no JSON
      }
    },
  };
}
