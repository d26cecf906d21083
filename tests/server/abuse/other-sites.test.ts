import { expect, test } from 'vitest';
import { FORM_SITE } from '../testing/form-site.ts';
import { CONTACT_FIELDS, formPost, QUOTE_FIELDS } from '../testing/sample-form.ts';
import { SAMPLE_MESSAGE } from '../testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { buildTestApp, loadTestSite } from '../testing/test-app.ts';

const OURS = 'http://localhost:3000';

const ROUTES = [
  { url: '/api/quote-requests', json: SAMPLE_REQUEST, fields: QUOTE_FIELDS },
  { url: '/api/contact-submissions', json: SAMPLE_MESSAGE, fields: CONTACT_FIELDS },
];

/** Every value in the Fetch Metadata specification, an unknown value, and none; the test combines
 *  each with every kind of Origin. */
const FETCH_SITES = [
  undefined,
  'none',
  'same-origin',
  'same-site',
  'cross-site',
  'friendly',
] as const;
const ORIGINS = {
  'no Origin': undefined,
  'our Origin': OURS,
  'a foreign Origin': 'https://evil.example',
  'our name on another port': 'http://localhost:8080',
  'the Origin null': 'null',
} as const;

/** The accepted combinations; the server refuses all others. */
const ACCEPTED = new Set([
  'undefined, no Origin',
  'undefined, our Origin',
  'none, no Origin',
  'none, our Origin',
  'same-origin, no Origin',
  'same-origin, our Origin',
  'same-site, our Origin',
]);

const cases = FETCH_SITES.flatMap((fetchSite) =>
  Object.entries(ORIGINS).map(([what, origin]) => ({
    what: `${fetchSite}, ${what}`,
    headers: {
      ...(fetchSite !== undefined && { 'sec-fetch-site': fetchSite }),
      ...(origin !== undefined && { origin }),
    },
  })),
);

test.each(ROUTES)('who may post to $url', async ({ url, json, fields }) => {
  const { app } = await buildTestApp({ site: await loadTestSite(FORM_SITE) });
  const accepted = { json: new Set<string>(), form: new Set<string>() };
  for (const { what, headers } of cases) {
    const asJson = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, host: 'localhost:3000' },
      payload: json,
    });
    const form = formPost(url, fields);
    const asForm = await app.inject({
      ...form,
      headers: {
        'content-type': form.headers['content-type'],
        ...headers,
        host: 'localhost:3000',
      },
    });
    expect([201, 403], what).toContain(asJson.statusCode);
    expect([303, 403], what).toContain(asForm.statusCode);
    if (asJson.statusCode === 201) accepted.json.add(what);
    if (asForm.statusCode === 303) accepted.form.add(what);
  }
  expect(accepted).toEqual({ json: ACCEPTED, form: ACCEPTED });
});
