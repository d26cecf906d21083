import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shown } from '../text.ts';
import { contactMessageSchema } from './message.schema.ts';
import { phonedRequestSchema } from './phoned-request.schema.ts';
import { quoteRequestSchema } from './request.schema.ts';

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('12', '--', '082', '7 & 8', '💐', '\u200d\u200d', ' 1 '),
);

it.each([
  ['a message', contactMessageSchema],
  ['a request', quoteRequestSchema],
  ['a phoned request', phonedRequestSchema],
])('%s calls too short only what is', (_, schema) => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('name', 'message'), typed), (answers) => {
      for (const { path, message } of schema.safeParse(answers).error?.issues ?? []) {
        const [, least] = /at least (\d+) characters/.exec(message) ?? [];
        const text = answers[String(path[0])] ?? '';
        if (least) expect(shown(text).length).toBeLessThan(Number(least));
      }
    }),
  );
});
