/** Two years, as hstspreload.org asks. A browser remembers it for that time, so including the
 *  subdomains, which may be a webmail without TLS, is a choice. */
const STRICT_TRANSPORT = {
  off: undefined,
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
} as const;

export type Hsts = keyof typeof STRICT_TRANSPORT;

/** The permissions that a page would most likely ask for. The list is part of every answer, so it
 *  is short rather than complete. */
const FEATURES_OFF = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The policy of every answer that is not a page: nothing may run in it. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every answer.
 *  @param siteUrl https decides on HSTS: over http browsers must ignore it (RFC 6797, 7.2) */
export function securityHeaders(
  siteUrl: string,
  hsts: Hsts = 'host',
): Readonly<Record<string, string>> {
  const strictTransport = isHttps(siteUrl) && STRICT_TRANSPORT[hsts];
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // With no-referrer a form's Origin would become null, and the API would refuse it as foreign.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
    ...(strictTransport && { 'strict-transport-security': strictTransport }),
  };
}

/** The build's hashes of a page's inline code, each as a source of a policy: `'sha256-…'`. */
export interface PageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page's policy allows its own inline scripts and styles by hash, everything else only from this
 *  site, and no kind of content that is not named. */
export function pagePolicy({ scripts, styles }: PageHashes, siteUrl: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // The site's icon is a data URL in the page.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(siteUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}
