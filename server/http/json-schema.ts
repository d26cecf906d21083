import * as z from 'zod/mini';
import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { isEmail } from '../../domain/fields.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** What a client may send. A rule that JSON Schema has no words for is told by the message of its refusal. */
export function bodySchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema, ...body } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: tellRules,
  });
  return body;
}

/** A condition in `must` as JSON Schema says it. */
const FORMATS = new Map<unknown, string>([
  [isEmail, 'email'],
  [isCalendarDate, 'date'],
]);

/** A check of ours may carry one of these; others carry none. */
interface Told {
  readonly be?: { readonly shortest?: number };
  readonly inJsonSchema?: object;
}

function tellConditions({ checks = [] }: z.core.$ZodTypeDef, jsonSchema: JsonSchema): void {
  for (const { _zod } of checks) {
    const { be, inJsonSchema } = _zod.check as Told;
    Object.assign(jsonSchema, inJsonSchema);
    const format = FORMATS.get(be);
    if (format) jsonSchema.format = format;
    // Lengths are counted in another unit there: an emoji is one letter, and two here.
    if (be?.shortest) jsonSchema.minLength = 1;
  }
}

const tellRules: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  tellConditions(def, jsonSchema);
  if (def.type === 'pipe' && def.in._zod.def.type === 'transform') {
    Object.assign(jsonSchema, bodySchema(def.out));
  } else if (def.type === 'pipe' && def.out._zod.def.type !== 'transform') {
    jsonSchema.allOf = [bodySchema(def.out)];
  }
  // Its fields have defaults of their own, which generators of code miss in it.
  const { default: usual } = jsonSchema;
  if (typeof usual === 'object' && usual !== null && Object.keys(usual).length === 0) {
    delete jsonSchema.default;
  }
  const tell = def.error as ((issue: object) => unknown) | undefined; // each kind of schema has its own issues
  const says = tell?.({ code: 'invalid_type' });
  if (typeof says === 'string') jsonSchema.description ??= says;
};

/** What the server answers, by name; they name each other.
 *  @param named each with its `id` */
export function answerSchemas(
  named: z.core.$ZodRegistry<{ id: string }>,
): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(named, {
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
    override: leaveOpen,
  });
  const entries = Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [
    name,
    schema,
  ]);
  return Object.fromEntries(entries);
}

/** A later release may add fields. */
const leaveOpen: Override = ({ jsonSchema }) => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  delete jsonSchema.readOnly;
};
