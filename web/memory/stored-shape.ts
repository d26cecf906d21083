import type * as z from 'zod/mini';

/** The shape of a stored value. Another version of the site, or anyone else, may have written the
 *  stored text: a text that does not fit counts as absent. */
export interface StoredShape<T> {
  write(value: T): string;
  read(text: string | null): T | undefined;
}

/** A text as it is. */
export const storedText: StoredShape<string> = {
  write: (text) => text,
  read: (text) => text ?? undefined,
};

/** @param version raised when earlier values must no longer be read */
export function storedShape<T extends object>(
  version: number,
  schema: z.ZodMiniType<T>,
): StoredShape<T> {
  return {
    write: (value) => JSON.stringify({ version, ...value }),
    read(text) {
      if (text === null) return;
      try {
        const kept: { version?: unknown } = JSON.parse(text);
        return kept.version === version ? schema.safeParse(kept).data : undefined;
      } catch {
        return; // not JSON, or null
      }
    },
  };
}
