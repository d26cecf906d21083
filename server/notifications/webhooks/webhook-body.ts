import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { sourceName } from '../../../domain/figures/source-in-words.ts';
import { showPlan } from '../../../domain/move/visit-status.ts';
import { accountOf } from '../../../domain/quote/account.ts';
import { showAccount } from '../../../domain/quote/shown-account.schema.ts';
import type { Database } from '../../database/database.ts';
import { timeOfId } from '../../database/sorted-id.ts';
import type { OutboxRow } from '../../database/tables/outbox.table.ts';
import { type Case, findCase } from '../../moves/case.ts';
import { findDeletions } from '../../moves/deletion.repository.ts';
import { progressOf } from '../../moves/progress-of.ts';
import { situationOf } from '../../moves/situation.ts';
import { placeOf } from '../../requests/kinds/anonymous-move.ts';
import { placesOf, wishedDay } from '../../requests/kinds/kinds.ts';
import type { Config } from '../../settings/config.ts';

export type WebhookContent = NonNullable<Config['webhooks']>['content'];

type Row = Pick<OutboxRow<'webhook'>, 'id' | 'kind' | 'submissionId' | 'event' | 'about'>;

/** @returns undefined if its subject has been erased */
export async function webhookBody(
  db: Database,
  row: Row,
  content: WebhookContent,
): Promise<string | undefined> {
  const { id, submissionId, about, kind: type } = row;
  if (submissionId === null) {
    const reference = about ?? '';
    // The team's own command leaves no notice of what it erased.
    const [deletion] = await findDeletions(db, reference);
    const timestamp = deletion?.at ?? timeOfId(id).toISOString();
    return JSON.stringify({ type, timestamp, data: { reference } });
  }
  const found = await findCase(db, { id: submissionId });
  return found && JSON.stringify({ type, ...factsOf(found, row.event ?? 0, content) });
}

/** Stage, day and price are those after the event, even if it goes out after later ones. Of a request that was deleted
 *  there is only the reference.
 *  @param number of the event; 0 for the receipt */
function factsOf({ stored, events: all }: Case, number: number, content: WebhookContent) {
  const events = all.filter((each) => each.number <= number);
  const about = events.at(-1);
  const timestamp = about?.at ?? stored.receivedAt;
  const { reference, flag, source } = stored;
  if (about?.kind === 'deleted') return { timestamp, data: { reference } };
  const progress = progressOf(wishedDay(stored), events);
  const today = localDay(new Date(timestamp));
  const { day, phase, price } = situationOf(progress, today);
  const anonymous = {
    reference,
    number,
    stage: progress.stage,
    // A visitor may have typed anything about a day.
    day: isCalendarDate(day.day) ? day.day : null,
    // By their names in our own lists.
    places: placesOf(stored).map(placeOf),
    price,
    source: sourceName(source),
    suspected: flag,
  };
  if (content === 'anonymous') return { timestamp, data: anonymous };
  const account = showAccount(accountOf(progress));
  const visits = stored.kind === 'request' ? showPlan(progress, stored.content, today) : [];
  const full = { day: day.day, source, answers: stored.content, account, event: about ?? null };
  return { timestamp, data: { ...anonymous, ...full, moveDay: day, phase, visits } };
}
