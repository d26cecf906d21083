import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';

interface Content {
  readonly [type: string]: { readonly schema?: object };
}

interface Operation {
  readonly requestBody?: { readonly content: Content };
  readonly security: readonly object[];
  readonly parameters: readonly object[];
  readonly responses: { readonly [status: string]: { readonly content?: Content } };
}

export interface ApiDocument {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: object } };
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly payload?: object | string;
}

const NO_BODY: Operation = { security: [], parameters: [], responses: {} };

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const FORMATS = {
  date: isDay,
  'date-time': (text: string) =>
    /^\d{4}-\d\d-\d\dT.+Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  uri: URL.canParse,
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/,
};

type Compile = (schema: object) => ValidateFunction;

/** To compile the schemas takes ten times as long as to use them, and most tests have the same ones. */
const compilers = new Map<string, Compile>();

function compilerFor(components: ApiDocument['components']): Compile {
  const known = JSON.stringify(components);
  const compile = compilers.get(known) ?? newCompiler(components);
  compilers.set(known, compile);
  return compile;
}

function newCompiler(components: ApiDocument['components']): Compile {
  const ajv = new Ajv2020({ strict: false, formats: FORMATS, allErrors: true, inlineRefs: false });
  // The document leaves room for the fields of later releases. This release has none that it does not name.
  ajv.addSchema({ $id: 'api', components: closed(components) });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const inside = JSON.stringify(closed(schema)).replaceAll('"#/', '"api#/');
    const validate = compiled.get(inside) ?? ajv.compile(JSON.parse(inside));
    compiled.set(inside, validate);
    return validate;
  };
}

/** Compares calls with what the API's document says of them. */
export function createComparer(document: ApiDocument) {
  const compile = compilerFor(document.components);
  const seen = new Set<string>();

  function faults(schema: object, content: unknown): string[] {
    const validate = compile(schema);
    if (validate(content)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  function find({ method, url }: Sent) {
    const [path = ''] = url.split('?');
    const template = Object.keys(document.paths).find((each) =>
      new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    const operation = template && document.paths[template]?.[method.toLowerCase()];
    return operation ? { operation, name: `${method} ${template}` } : undefined;
  }

  const askedFor = (operation: Operation) =>
    operation.requestBody?.content['application/json']?.schema;

  return {
    /** Why the document refuses a body; empty for one that it takes. */
    refusals(sent: Sent): string[] {
      const schema = askedFor(find(sent)?.operation ?? NO_BODY);
      return schema ? faults(schema, sent.payload) : ['takes no body'];
    },
    /** The calls and their statuses so far. */
    seen,
    /** What an answer has that the document does not, or the other way round. */
    differences(sent: Sent, answer: LightMyRequestResponse): string[] {
      const found = find(sent);
      if (!found) return [`${sent.method} ${sent.url} is not in the document`];
      const { operation, name } = found;
      const status = `${answer.statusCode}`;
      seen.add(`${name} ${status}`);
      const response = operation.responses[status];
      if (!response) return [`${name} does not answer ${status} in the document`];
      const [type = ''] = `${answer.headers['content-type'] ?? ''}`.split(';');
      const content = response.content?.[type];
      const schema = content?.schema;
      const isPlain = !response.content && (answer.body === '' || answer.body === '{}');
      const inBody = schema ? faults(schema, answer.json()) : [];
      const asked = askedFor(operation);
      const isTaken = answer.statusCode < 300 && typeof sent.payload === 'object';
      return [
        ...(content || isPlain ? [] : [`${name} ${status} is ${type}: ${answer.body}`]),
        ...inBody.map((fault) => `${name} ${status}: ${fault}`),
        ...(asked && isTaken ? faults(asked, sent.payload) : []).map(
          (fault) => `${name} takes what the document refuses: ${fault}`,
        ),
      ];
    },
  };
}

/** The schema with nothing allowed that it does not name.
 *  @param isPart of a schema that closes the whole */
function closed(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closed(each, isPart));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [
    name,
    closed(value, name === 'allOf'),
  ]);
  const isObject =
    'type' in schema && 'properties' in schema && !('additionalProperties' in schema);
  const closes = (isObject || 'allOf' in schema) && !isPart;
  return { ...Object.fromEntries(entries), ...(closes && { unevaluatedProperties: false }) };
}
