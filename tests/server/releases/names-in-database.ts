import type { Database } from '../../../server/database/database.ts';
import type { Names } from './names-in-code.ts';

/** The names of the contract that a database has. */
export async function namesInDatabase(db: Database): Promise<Names> {
  const submissions = await db.selectFrom('submissions').selectAll().execute();
  const requests = await db
    .selectFrom('requests')
    .innerJoin('submissions', 'submissions.id', 'requests.id')
    .selectAll()
    .execute();
  const events = await db.selectFrom('events').select(['kind', 'content']).execute();
  const outbox = await db.selectFrom('outbox').select(['kind', 'channel', 'state']).execute();
  const all = async (
    table:
      | 'payments'
      | 'invoices'
      | 'invoiceNumbers'
      | 'devices'
      | 'diaryKeys'
      | 'taps'
      | 'jobRuns',
  ) => (await db.selectFrom(table).selectAll().execute()) as readonly object[];
  const of = (rows: readonly object[], column: string) =>
    distinct(rows.flatMap((row) => Object(row)[column] ?? []));
  const sources = submissions.map(({ source }) => JSON.parse(source ?? '{}'));
  const contents = events.map(({ kind, content }) => ({ kind, ...JSON.parse(content) }));
  const notSent = contents.map((content) => content.notSent ?? {});
  const answers = requests.map(({ inventory, access, ...row }) => ({
    ...row,
    inventory: JSON.parse(inventory),
    access: JSON.parse(access ?? 'null'),
  }));
  return {
    'submissions.kind': of(submissions, 'kind'),
    'submissions.flag': of(submissions, 'flag'),
    'submissions.stage': of(submissions, 'stage'),
    'submissions.said_no': of(submissions, 'saidNo'),
    'submissions.source heard': of(sources, 'heard'),
    'submissions.source click.kind': of(of(sources, 'click').map(Object), 'kind'),
    'submissions.source utm': distinct(of(sources, 'utm').flatMap((utm) => Object.keys(utm))),
    requests: distinct(answers.flatMap((row) => namesOf(row, ''))),
    'requests.inventory': distinct(
      answers.flatMap(({ inventory }) => Object.values<string[]>(inventory).flat()),
    ),
    'events.kind': of(events, 'kind'),
    'events.content': distinct(
      contents.flatMap(({ kind, ...content }) => namesOf(content, `${kind} `)),
    ),
    'events.content notSent': distinct(notSent.flatMap((each) => Object.keys(each))),
    'events.content notSent because': distinct(
      notSent.flatMap((each) => Object.values<string>(each)),
    ),
    'outbox.channel': of(outbox, 'channel'),
    'outbox.state': of(outbox, 'state'),
    'outbox.kind of a mail': of(
      outbox.filter(({ channel }) => channel === 'mail'),
      'kind',
    ),
    'outbox.kind of a webhook': of(
      outbox.filter(({ channel }) => channel === 'webhook'),
      'kind',
    ),
    'payments.how': of(await all('payments'), 'how'),
    'invoices.content': distinct(
      of(await all('invoices'), 'content').flatMap((content) => namesOf(JSON.parse(content), '')),
    ),
    'invoice_numbers.series': of(await all('invoiceNumbers'), 'series'),
    'devices.invited': of(await all('devices'), 'invited'),
    'diary_keys.opens': of(await all('diaryKeys'), 'opens'),
    'taps.kind': of(await all('taps'), 'kind'),
    // What comes after the word is a day or an id.
    'job_runs.name': distinct(
      of(await all('jobRuns'), 'name').map((name) =>
        name.startsWith('to wipe') ? 'to wipe' : `${name.split(' ')[0]}`,
      ),
    ),
  };
}

const distinct = (names: readonly string[]) => [...new Set(names)];

/** As the contract has them: 'via', 'via: email', 'quote.visits.day'. */
function namesOf(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [`${path}: ${value}`];
  if (Array.isArray(value)) return value.flatMap((each) => namesOf(each, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const within = path === '' || path.endsWith(' ') ? `${path}${name}` : `${path}.${name}`;
    return [within, ...namesOf(part, within)];
  });
}
