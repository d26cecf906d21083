import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { HEARD } from '../../../domain/figures/heard.ts';
import { CLICK_KINDS, UTM_PARTS } from '../../../domain/figures/source-parts.ts';
import { type TapKind, tapKind, tapSchema } from '../../../domain/figures/tap.ts';
import { eventSchema } from '../../../domain/move/event.ts';
import { EVENT_MAILS, type MailKind, WHY_NOT } from '../../../domain/move/mail-kinds.ts';
import { STAGES } from '../../../domain/move/stage.ts';
import { invoiceSchema, noteSchema } from '../../../domain/quote/invoice.ts';
import { PAID_BY } from '../../../domain/quote/paid-by.ts';
import { WHY_NO } from '../../../domain/quote/said-no.ts';
import { INVENTORY_CATEGORIES, inventoryItems } from '../../../domain/request/inventory.ts';
import { KIND_NAMES } from '../../../domain/request/kind.ts';
import { quoteRequestSchema } from '../../../domain/request/request.schema.ts';
import { SUSPICIONS } from '../../../domain/request/suspicion.ts';
import { leadsProgram } from '../../../server/cli/run-leads.ts';
import { csvHeader } from '../../../server/cli/submission-csv.ts';
import { BYTE_ORDER_MARK, CSV_FORMS } from '../../../server/cli/terminal/csv.ts';
import {
  MORNING,
  PURGED,
  REMINDED,
  RESTORED,
  TO_WIPE,
  WEBHOOKS,
} from '../../../server/database/jobs/job-run.repository.ts';
import type { Invitation } from '../../../server/database/tables/device.table.ts';
import type { DiaryKeyTable } from '../../../server/database/tables/diary-key.table.ts';
import type { InvoiceNumberTable } from '../../../server/database/tables/invoice.table.ts';
import { CHANNELS, type OutboxTable } from '../../../server/database/tables/outbox.table.ts';
import { EVENT_KINDS } from '../../../server/moves/event-kinds.ts';
import { SETTING_NAMES } from '../../../server/settings/config.ts';
import type { ApiDocument } from '../testing/documented.ts';

/** The names by where they are stored: a column, or a part of what is stored as JSON. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** Every name of a type that has no list in the code. */
const all = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names);

const EVENT_NAMES = Object.keys(EVENT_KINDS);

/** What a webhook tells, which is stored until it is delivered. */
const WEBHOOKS_OF = KIND_NAMES.flatMap((kind) =>
  ['received', ...EVENT_NAMES].map((event) => `${kind}.${event}`),
);

/** Every name that the code writes into a database. */
export const STORED: Names = {
  'submissions.kind': KIND_NAMES,
  'submissions.flag': SUSPICIONS,
  'submissions.stage': STAGES,
  'submissions.said_no': Object.keys(WHY_NO),
  'submissions.source heard': HEARD,
  'submissions.source click.kind': CLICK_KINDS,
  'submissions.source utm': UTM_PARTS,
  requests: namesIn(quoteRequestSchema),
  'requests.inventory': INVENTORY_CATEGORIES.flatMap((category) => inventoryItems(category)),
  'events.kind': EVENT_NAMES,
  // A day is not confirmed at a range.
  'events.content': namesIn(eventSchema).filter((name) => name !== 'confirmed basis: range'),
  'events.content notSent': EVENT_MAILS,
  'events.content notSent because': WHY_NOT,
  'outbox.channel': CHANNELS,
  'outbox.state': all<OutboxTable['state']>({ waiting: true, sent: true, dead: true }),
  'outbox.kind of a mail': all<MailKind>({
    received: true,
    acknowledgement: true,
    digest: true,
    quote: true,
    acceptance: true,
    confirmation: true,
    cancellation: true,
    'day-before': true,
    bill: true,
    'bill-copy': true,
    correction: true,
    link: true,
    'contact-changed': true,
    answer: true,
    changed: true,
    call: true,
    undelivered: true,
    reminder: true,
    deletion: true,
    morning: true,
    'sign-in': true,
    'signed-in': true,
  }),
  'outbox.kind of a webhook': WEBHOOKS_OF,
  'payments.how': PAID_BY,
  'invoices.content': [...new Set([invoiceSchema, noteSchema].flatMap(namesIn))],
  'invoice_numbers.series': all<InvoiceNumberTable['series']>({ 'tax papers': true }),
  'devices.invited': all<Invitation>({ mail: true, command: true, start: true, 'test-mail': true }),
  'diary_keys.opens': all<DiaryKeyTable['opens']>({ feed: true }),
  'taps.kind': tapSchema.shape.opens.options.map(tapKind) satisfies TapKind[],
  'job_runs.name': [RESTORED, PURGED, TO_WIPE, WEBHOOKS, MORNING, REMINDED].map((name) =>
    name.trim(),
  ),
};

/** Every name that scripts, clients and other systems rely on.
 *  @param app has all routes */
export async function publishedNames(app: FastifyInstance): Promise<Names> {
  const { paths, components }: ApiDocument = (await app.inject('/api/openapi.json')).json();
  const metrics = (await app.inject('/metrics')).body;
  return {
    settings: SETTING_NAMES,
    commands: commandsAndOptions(),
    'columns of the export': csvHeader(CSV_FORMS.csv)
      .replace(BYTE_ORDER_MARK, '')
      .trim()
      .split(','),
    metrics: [...metrics.matchAll(/^# TYPE (movers_\S+)/gm)].map(([, name = '']) => name),
    'calls of the API': Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    ),
    'fields of the API': [...fieldsIn([paths, components])],
  };
}

function commandsAndOptions(): string[] {
  const { commands } = leadsProgram('leads', () => async () => {});
  return commands.flatMap((command) => [
    command.name(),
    ...command.options.map(({ long }) => `${command.name()} ${long}`),
  ]);
}

/** The names of all properties, at any depth. */
function fieldsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('properties' in value) {
    for (const name of Object.keys(Object(value.properties))) found.add(name);
  }
  for (const part of Object.values(value)) fieldsIn(part, found);
  return found;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The fields and values of what is stored as JSON: 'quoted quote.visits.day', 'quoted via: email'. */
function namesIn(schema: z.core.$ZodType): string[] {
  return namesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
}

function namesOf(schema: JsonSchema, path: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const kind = kindIn(properties);
  const values = [schema.const, ...(schema.enum ?? [])].filter(
    (value) => typeof value === 'string',
  );
  const fields = Object.entries(properties).filter(([name]) => !(kind && name === 'kind'));
  const at = kind ? `${path}${kind} ` : path;
  const names = [
    ...values.filter((value) => value !== '').map((value) => `${path}: ${value}`),
    ...fields.flatMap(([name, field]) => {
      const within = at === '' || at.endsWith(' ') ? `${at}${name}` : `${at}.${name}`;
      return [within, ...namesOf(field as JsonSchema, within)];
    }),
    ...[items].flat().flatMap((item) => (isSchema(item) ? namesOf(item, at) : [])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => (isSchema(one) ? namesOf(one, at) : [])),
  ];
  return [...new Set(names)];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

/** Of one of several alternatives. */
function kindIn(properties: NonNullable<JsonSchema['properties']>): string | undefined {
  const { kind } = properties;
  return isSchema(kind) && typeof kind.const === 'string' ? kind.const : undefined;
}
