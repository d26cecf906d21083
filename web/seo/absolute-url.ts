/** A path of this site with its host, for canonical links and structured data. */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env.SITE).href;
}
