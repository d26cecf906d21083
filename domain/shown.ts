import * as z from 'zod/mini';

// Parts of the answers of the API. Their types, and what /api/openapi.json says of them, come from the same schemas.

/** A time in UTC, a day, an address to write to, and one to open. */
export const time = z.iso.datetime();
export const day = z.iso.date();
export const email = z.email({ pattern: z.regexes.html5Email });
export const uri = z.url();

/** Fields of an answer that its reader only reads. */
export const list = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));
export const texts = list(z.string());

/** A label and what it says. */
export const shownLine = z.object({ label: z.string(), value: z.string() });
