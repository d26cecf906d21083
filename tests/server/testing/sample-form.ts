import type { InjectOptions } from 'fastify';
import { accessFieldName } from '../../../domain/request/access.form.ts';
import { ACCESS_SIDES, type AccessSide } from '../../../domain/request/access.ts';
import { SAMPLE_MESSAGE } from './sample-message.ts';
import { SAMPLE_REQUEST } from './sample-request.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

const { inventory, access, ...answers } = SAMPLE_REQUEST;

/** The access answers under the form's own names: fromFloor. */
const accessAnswers = Object.fromEntries(
  ACCESS_SIDES.flatMap((side) => {
    const said = Object.entries(access?.[side] ?? {});
    // Object.entries loses the type of the keys.
    return said.map(([question, answer]) => [
      accessFieldName(side, question as keyof AccessSide),
      answer,
    ]);
  }),
);

/** A checkbox that is not ticked is not sent. */
const sent = Object.entries(answers).filter(([, answer]) => answer !== '');

/** SAMPLE_REQUEST and SAMPLE_MESSAGE as a browser without script posts them. */
export const QUOTE_FIELDS: Fields = {
  ...Object.fromEntries(sent),
  ...inventory,
  ...accessAnswers,
};
export const CONTACT_FIELDS: Fields = { ...SAMPLE_MESSAGE };

export function encodeForm(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one.replaceAll('\n', '\r\n')]),
  );
  return new URLSearchParams(pairs).toString();
}

export function formPost(
  url: string,
  fields: Fields | string,
  headers: InjectOptions['headers'] = {},
) {
  return {
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: typeof fields === 'string' ? fields : encodeForm(fields),
  } satisfies InjectOptions;
}
