import * as z from 'zod/mini';

/** Takes the place of the visitor's link in a ready text: no answer of the desk has the link itself. */
export const THEIR_LINK = '(their link)';

/** The visitor's link, for one ready text. */
export const theirLink = z.object({ url: z.string() });
export type TheirLink = Readonly<z.output<typeof theirLink>>;

/** Puts the visitor's link into the address of a chat or an email. */
export function withTheirLink(url: string, { url: link }: TheirLink): string {
  return url.replaceAll(encodeURIComponent(THEIR_LINK), () => encodeURIComponent(link));
}
