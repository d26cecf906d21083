import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from './security-headers.ts';

const HTTP = 'http://localhost:3000';
const HTTPS = 'https://www.movers.example';

const NONE = { scripts: [], styles: [] };

test("a page's own inline code is allowed by its hash, each kind in its place", () => {
  const policy = pagePolicy(
    { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] },
    HTTP,
  );
  expect(policy).toContain("; script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).toContain("; style-src 'self' 'sha256-c';");
});

test('nothing but this site, and no unsafe word', () => {
  const policy = pagePolicy(NONE, HTTP);
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('https is demanded only where the site has it', () => {
  expect(pagePolicy(NONE, HTTPS)).toContain('upgrade-insecure-requests');
  const sent = (...how: Parameters<typeof securityHeaders>) =>
    securityHeaders(...how)['strict-transport-security'];
  expect(sent(HTTPS)).toBe('max-age=63072000');
  expect(sent(HTTPS, 'subdomains')).toBe('max-age=63072000; includeSubDomains');
  expect(sent(HTTPS, 'off')).toBeUndefined();
  expect(sent(HTTP, 'subdomains')).toBeUndefined();
  expect(pagePolicy(NONE, HTTP)).not.toContain('upgrade-insecure-requests');
  expect(securityHeaders(HTTP)).not.toHaveProperty('strict-transport-security');
});
