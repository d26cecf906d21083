import { company } from '../../../content/company.ts';
import { absoluteUrl } from '../../seo/absolute-url.ts';

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The contact for reports of a weakness (RFC 9116). It expires, so that a neglected site shows. */
export function GET() {
  const expires = new Date(Date.now() + ONE_YEAR_MS).toISOString();
  return new Response(`Contact: mailto:${company.email}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${absoluteUrl('/.well-known/security.txt')}
`);
}
