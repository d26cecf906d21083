import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from './security-headers.ts';

const HTTP = 'http://localhost:3000';
const HTTPS = 'https://www.movers.example';

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test("a page's own inline code is allowed by its hash, in both kinds", () => {
  const policy = pagePolicy(
    '<style>a{}</style><script type="module">\n go("ü") \n</script><script>x()</script><STYLE media="print">b{}</STYLE >',
    HTTP,
  );
  expect(directive(policy, 'script-src')).toBe(
    `script-src 'self' ${hashOf('\n go("ü") \n')} ${hashOf('x()')}`,
  );
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')}`);
});

test('data, files and empty elements need no hash, and the same code counts once', () => {
  const policy = pagePolicy(
    '<script type="application/ld+json">{"a":1}</script><script src="/_astro/a.js"></script><script></script><script>x()</script><script>x()</script>',
    HTTP,
  );
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('x()')}`);
});

test('a script whose data attribute is called src is still inline', () => {
  expect(pagePolicy('<script data-src="/a.js">x()</script>', HTTP)).toContain(hashOf('x()'));
});

test('an import map is code', () => {
  expect(pagePolicy('<script type="importmap">{}</script>', HTTP)).toContain(hashOf('{}'));
});

test('nothing but this site, and no unsafe word', () => {
  const policy = pagePolicy('<p>hello</p>', HTTP);
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('https is demanded only where the site has it', () => {
  expect(pagePolicy('', HTTPS)).toContain('upgrade-insecure-requests');
  expect(securityHeaders(HTTPS)).toHaveProperty('strict-transport-security');
  expect(pagePolicy('', HTTP)).not.toContain('upgrade-insecure-requests');
  expect(securityHeaders(HTTP)).not.toHaveProperty('strict-transport-security');
});
