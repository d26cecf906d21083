import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { ACCESS_QUESTIONS } from '../../../domain/request/access-questions.ts';
import { CONTACT_FIELDS, encodeForm, QUOTE_FIELDS } from './sample-form.ts';
import { SAMPLE_MESSAGE } from './sample-message.ts';
import { SAMPLE_REQUEST } from './sample-request.ts';

const ROUTES = [
  { url: '/api/quote-requests', json: SAMPLE_REQUEST, fields: QUOTE_FIELDS },
  { url: '/api/contact-submissions', json: SAMPLE_MESSAGE, fields: CONTACT_FIELDS },
] as const;

/** Texts that attackers type, and texts that break programs by accident. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b\u0007\u001b[2J\u007f',
  '\ud800',
  '\udc00x',
  '\u202eevil\u202c \u2066x\u2069',
  '\u200b\u200b\ufeff',
  'Thandi\r\nBcc: everybody@evil.example\r\n\r\nBuy now',
  '=HYPERLINK("https://evil.example","x")',
  '+1|cmd',
  '@SUM(A1)',
  '\t=1',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  `"'><svg/onload=alert(1)>`,
  "'; drop table submissions; --",
  '{{7*7}} #{7*7} %00 %0d%0a ../../etc/passwd',
  '👩‍👩‍👧'.repeat(60),
  `Z${'\u0351'.repeat(400)}`,
  'a'.repeat(6000),
  `${'a'.repeat(300)}@${'b.'.repeat(300)}com`,
  '__proto__',
  'null',
  '1e999',
];

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 12345678901234567890n.toString(), [], {}, [
    [[]],
  ]),
);

const hostileSide = fc.oneof(
  fc.dictionary(fc.constantFrom(...Object.keys(ACCESS_QUESTIONS), 'hours', ''), hostileValue, {
    maxKeys: 2,
  }),
  // The server takes text that is only long or strange.
  fc.constantFrom(...HOSTILE_TEXTS).map((hours) => ({ floor: '3+', hours })),
);

/** The right shape outside and any shape inside. A message ignores this field. */
const hostileAccess = fc.record(
  { version: fc.constantFrom<unknown>(1, 1, 1, 1, 2, '1'), from: hostileSide, to: hostileSide },
  { requiredKeys: ['version'] },
);

/** The mistakes in JSON text that a person writes by hand. */
const TEXT_CHANGES: readonly ((text: string, at: number) => string)[] = [
  (text) => text,
  (text) => text,
  (text, at) => text.slice(0, at % text.length),
  (text, at) =>
    text.slice(0, at % text.length) + String.fromCharCode(at % 128) + text.slice(at % text.length),
  (text) => text.replace('{', '{"__proto__":{"name":"x"},"constructor":{"prototype":{}},'),
  (text) => text.replace('{', '{"name":1,"name":[],"email":null,'),
  (text) => text.replace('}', ',"name":"Second","name":"Third"}'),
  (text) => text.replace(/":"/, '":1e99999,"x":"'),
  (text) => `\ufeff${text}`,
  (text) => `[${text}]`,
  (text) => `${text}${text}`,
  (text) => text.replaceAll('"', "'"),
  (text, at) => `${'['.repeat(at % 3000)}${text}`,
  (_text, at) => `${'{"a":'.repeat(at % 1000)}1${'}'.repeat(at % 1000)}`,
  (_text, at) => `{"inventory":{"kitchen":[${'1,'.repeat(at % 800)}1]}}`,
  (_text, at) => `{"name":"${'\\u0000\\ud800'.repeat(at % 400)}"}`,
];

const BYTE_CHANGES: readonly ((bytes: Buffer, at: number) => Buffer)[] = [
  (bytes) => bytes,
  (bytes) => bytes,
  (bytes) => bytes,
  (bytes, at) =>
    Buffer.concat([bytes.subarray(0, at % (bytes.length + 1)), Buffer.of(0xff, 0xfe, 0xc0, 0x80)]),
  (bytes) => Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), bytes]),
  (bytes) => Buffer.from(bytes.toString('latin1'), 'utf16le'),
  (bytes, at) => Buffer.from(bytes).fill(0, at % (bytes.length + 1)),
];

const position = fc.nat(40_000);

function jsonBody(sample: object): fc.Arbitrary<Buffer> {
  const field = fc.constantFrom(...Object.keys(sample), 'topic', 'elapsed', 'toString', '');
  return fc
    .tuple(
      fc.dictionary(field, hostileValue, { maxKeys: 3 }),
      fc.record({ access: hostileAccess }, { requiredKeys: [] }),
      fc.constantFrom(...TEXT_CHANGES),
      fc.constantFrom(...BYTE_CHANGES),
      position,
    )
    .map(([changes, access, changeText, changeBytes, at]) => {
      const json = JSON.stringify({ ...sample, ...access, ...changes });
      return changeBytes(Buffer.from(changeText(json, at)), at);
    });
}

const FORM_CHANGES: readonly ((form: string, at: number) => string)[] = [
  (form) => form,
  (form) => form,
  (form, at) => form.slice(0, at % (form.length + 1)),
  (form) => `${form}&name=Second&name=Third&__proto__=x&constructor=y`,
  (form, at) => `${form}&${'&'.repeat(at)}`,
  (form, at) => `${form}${'&kitchen=stove'.repeat(at % 500)}`,
  (form) => form.replaceAll('%', '%%'),
  (form) => `${form}&name=%ff%fe%00%ed%a0%80%C0%AF`,
  (form) => form.replaceAll('=', '[]='),
  (form) => form.replaceAll('&', ';'),
  () => '%',
];

function formBody(fields: (typeof ROUTES)[number]['fields']): fc.Arbitrary<Buffer> {
  const changes = fc.dictionary(
    fc.constantFrom(...Object.keys(fields), 'topic', 'elapsed'),
    fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 })),
    { maxKeys: 3 },
  );
  return fc
    .tuple(changes, fc.constantFrom(...FORM_CHANGES), fc.constantFrom(...BYTE_CHANGES), position)
    .map(([changed, changeForm, changeBytes, at]) =>
      changeBytes(Buffer.from(changeForm(encodeForm({ ...fields, ...changed }), at)), at),
    );
}

const JSON_TYPES = ['application/json', 'Application/JSON; charset=UTF-8'];
const FORM_TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded;charset=x',
];
const OTHER_TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/jsonp',
  'json',
  ';',
  'a'.repeat(5000),
];

/** A content type that rarely differs from the body's. */
function contentType(fitting: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: fc.constantFrom(...JSON_TYPES, ...FORM_TYPES, ...OTHER_TYPES) },
  );
}

const otherHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc
      .oneof(
        fc.constantFrom('a-key', 'another', ...HOSTILE_TEXTS),
        fc.string({ unit: 'binary', maxLength: 300 }),
      )
      .map((key) => ({ 'idempotency-key': key })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'content-encoding': 'gzip' },
      { 'content-length': '1' },
      { 'content-length': '-1' },
      { 'content-length': '99999999999' },
      { 'content-length': 'many' },
      { accept: 'image/png' },
      { 'accept-encoding': 'br;q=x, gzip;q=-1, *' },
      { 'x-forwarded-for': '"><script>' },
      { expect: '100-continue' },
    ),
  },
);

/** A post to either form, in either encoding, that an attacker has tampered with. */
export const hostileRequest: fc.Arbitrary<InjectOptions & { headers: Record<string, string> }> = fc
  .constantFrom(...ROUTES)
  .chain(({ url, json, fields }) =>
    fc
      .oneof(
        fc.tuple(jsonBody(json), contentType(JSON_TYPES), otherHeaders),
        fc.tuple(formBody(fields), contentType(FORM_TYPES), otherHeaders),
      )
      .map(([payload, type, others]) => ({
        method: 'POST' as const,
        url,
        headers: { 'content-type': type, ...others },
        payload,
      })),
  );
