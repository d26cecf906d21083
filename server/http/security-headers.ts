/** For two years, as hstspreload.org asks. A browser that has seen it cannot be told otherwise: the
 *  subdomains, which may be a webmail without TLS, are a choice. */
const STRICT_TRANSPORT = {
  off: undefined,
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
} as const;

export type Hsts = keyof typeof STRICT_TRANSPORT;

/** What a page could most likely ask the visitor for. The list travels with every page, so it is short,
 *  not whole. */
const FEATURES_OFF = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The policy of everything that is not a page: nothing may run in it. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every answer, whoever gives it.
 *  @param siteUrl https decides on HSTS: over http browsers must ignore it (RFC 6797, 7.2) */
export function securityHeaders(
  siteUrl: string,
  hsts: Hsts = 'host',
): Readonly<Record<string, string>> {
  const strictTransport = isHttps(siteUrl) && STRICT_TRANSPORT[hsts];
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not no-referrer: a form's Origin would become null, and the API would refuse it as foreign.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
    ...(strictTransport && { 'strict-transport-security': strictTransport }),
  };
}

/** The inline code of a page, as the build hashed it: each as a source of a policy, `'sha256-…'`. */
export interface PageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page's policy: its own inline scripts and styles by hash, everything else from this site,
 *  and nothing of a kind that is not named. */
export function pagePolicy({ scripts, styles }: PageHashes, siteUrl: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // The site's icon is in the page.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(siteUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}
