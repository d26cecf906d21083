/** A path of this site with its host, as canonical links and structured data want it. */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env.SITE).href;
}
