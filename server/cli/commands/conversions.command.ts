import { Option } from 'commander';
import { region } from '../../../content/region.ts';
import { DAY_MS } from '../../../domain/dates/calendar-date.ts';
import { shortTime } from '../../../domain/dates/local-time.ts';
import type { Source } from '../../../domain/figures/source.schema.ts';
import type { HistoryEvent } from '../../../domain/move/event.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { accountOf, toPay } from '../../../domain/quote/account.ts';
import type { Database } from '../../database/database.ts';
import { findCases } from '../../moves/case.ts';
import { progressOf } from '../../moves/progress-of.ts';
import { wishedDay } from '../../requests/kinds/kinds.ts';
import { monthOf, readMonth } from '../month-range.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done } from './command.ts';

/** The ids of clicks that each takes, and the names of their columns in the template of the import. A line has one. */
const ADVERTISERS = {
  google: { gclid: 'Google Click ID', gbraid: 'GBRAID', wbraid: 'WBRAID' },
  microsoft: { msclkid: 'Microsoft Click ID' },
} as const;
type Advertiser = keyof typeof ADVERTISERS;
const NAMES = Object.keys(ADVERTISERS);

type Click = NonNullable<Source['click']>;

const CONVERTING = ['accepted', 'agreed', 'confirmed', 'settled', 'paid'] as const;
const CURRENCY = 'ZAR';
/** Both refuse conversions of older clicks. */
const OLDEST_CLICK_DAYS = 90;
const OLDEST_CLICK_MS = OLDEST_CLICK_DAYS * DAY_MS;

export const conversions: AddCommand = (program, action) =>
  program
    .command('conversions')
    .summary('Writes the file by which an advertiser learns which clicks led to a move')
    .description(`Of a month: each yes, confirmed day and payment after a click on an advertisement, once, with its value and
without a name. Read docs/deploy.md, 8, first: giving it away is for the owner to decide.`)
    .option('--month <MONTH>', 'what happened in that month: 2026-11 (this one)', readMonth)
    .addOption(new Option('--for <ADVERTISER>', 'who learns it').choices(NAMES).default('google'))
    .action(action(runConversions));

async function runConversions(
  { config, terminal, now }: Call,
  { month, for: whom }: { month?: string; for: Advertiser },
) {
  const range = monthOf(month, now());
  const columns = ADVERTISERS[whom];
  const kinds = Object.keys(columns);
  return withDatabase(config.database, async (db) => {
    const ids = await findConverted(db, kinds, range);
    let tooOld = 0;
    const clickCells = ({ kind, id }: Click) => `${kinds.map((each) => (each === kind ? id : ''))}`;
    const zone = region.time.utcOffset.replace(':', '');
    await terminal.print(
      `Parameters:TimeZone=${zone}\n${Object.values(columns)},Conversion Name,Conversion Time,Conversion Value,Conversion Currency\n`,
    );
    for (const { stored, events } of await findCases(db, ids)) {
      const { click, at: clickedAt = stored.receivedAt } = stored.source ?? {};
      for (const conversion of conversionsOf(wishedDay(stored), events)) {
        const { at } = conversion;
        if (!click || !kinds.includes(click.kind) || at < range.from || at >= range.before)
          continue;
        if (Date.parse(at) - Date.parse(clickedAt) > OLDEST_CLICK_MS) tooOld += 1;
        else await terminal.print(lineOf(clickCells(click), conversion, zone));
      }
    }
    if (tooOld > 0)
      terminal.note(
        `Left out, since the click was more than ${OLDEST_CLICK_DAYS} days old: ${tooOld}.`,
      );
    return done;
  });
}

/** No part of it can contain a comma: see the pattern of a click's id. */
function lineOf(click: string, { name, at, value }: Conversion, zone: string): string {
  const seconds = at.slice(17, 19);
  const time = `${shortTime(at)}:${seconds}${zone}`;
  return `${click},${name},${time},${value.toFixed(2)},${CURRENCY}\n`;
}

/** The requests to which something happened in that time that may be a conversion. */
async function findConverted(
  db: Database,
  clickKinds: readonly string[],
  { from, before }: { readonly from: string; readonly before: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .innerJoin('submissions', 'submissions.id', 'events.submissionId')
    .select('submissions.id')
    .distinct()
    .where('events.kind', 'in', CONVERTING)
    .where('at', '>=', from)
    .where('at', '<', before)
    .where('flag', 'is', null)
    .where(({ eb, or }) =>
      or(clickKinds.map((kind) => eb('source', 'like', `%"click":{"kind":"${kind}"%`))),
    )
    .orderBy('submissions.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The results of a click that an advertiser can count, under the name that it has in the advertiser's account. */
interface Conversion {
  readonly name: 'Yes' | 'Booked' | 'Paid';
  readonly at: string;
  /** In rand, as far as it was known then. */
  readonly value: number;
}

/** Each the first time that it happened: two yeses are still one move. */
function conversionsOf(wished: string, events: readonly HistoryEvent[]): Conversion[] {
  const first = new Map<Conversion['name'], Conversion>();
  let value = 0;
  for (const [nth, event] of events.entries()) {
    value = priceIn(event) ?? value;
    const name = nameOf(event, () => progressOf(wished, events.slice(0, nth + 1)));
    if (name && !first.has(name)) first.set(name, { name, at: event.at, value });
  }
  return [...first.values()];
}

function priceIn(event: HistoryEvent): number | undefined {
  switch (event.kind) {
    case 'quoted':
      return event.quote.price;
    case 'agreed':
    case 'confirmed':
    case 'settled':
      return event.price;
    default:
      return undefined;
  }
}

/** @param after how far the request has come with the event */
function nameOf(event: HistoryEvent, after: () => Progress): Conversion['name'] | undefined {
  switch (event.kind) {
    case 'accepted':
    case 'agreed':
      return 'Yes';
    case 'confirmed':
      return 'Booked';
    case 'settled':
    case 'paid':
      return isPaid(after()) ? 'Paid' : undefined;
    default:
      return undefined;
  }
}

/** The move took place, and all of it came: a deposit is not yet a result. */
function isPaid(progress: Progress): boolean {
  const account = accountOf(progress);
  return progress.bill !== null && toPay(account) === 0 && (account?.received ?? 0) > 0;
}
