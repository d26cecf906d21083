import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { outboxBacklog } from '../outbox/outbox-backlog.ts';

interface BacklogDeps {
  readonly db: Database;
  readonly watch: Pick<DatabaseWatch, 'works'>;
  readonly now: () => Date;
}

/** The backlog of the outbox. Several servers with one database report the same figures: take the
 *  maximum, not the sum. NaN while the database does not answer.
 *  @returns updates the gauges; the registry itself would not wait for one to set the others */
export function registerBacklog(registry: Registry, { db, watch, now }: BacklogDeps) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('movers_database_up', '1 when it answers and takes writes.');
  const waiting = gauge('movers_outbox_waiting', 'Mails that are still to be sent.');
  const dead = gauge('movers_outbox_dead', 'Mails given up, until the team asks for them.');
  const oldest = gauge('movers_outbox_oldest_waiting_seconds', 'Age of the oldest waiting mail.');
  const webhooksWaiting = gauge('movers_webhooks_waiting', 'Webhooks still to be delivered.');
  const webhooksDead = gauge('movers_webhooks_dead', 'Webhooks given up, until the team asks.');
  return async (): Promise<void> => {
    const webhooks = await outboxBacklog(db, now(), 'webhook').catch(() => undefined);
    webhooksWaiting.set(webhooks?.waiting ?? Number.NaN);
    webhooksDead.set(webhooks?.dead ?? Number.NaN);
    const backlog = await outboxBacklog(db, now()).catch(() => undefined);
    up.set(backlog && watch.works() ? 1 : 0);
    waiting.set(backlog?.waiting ?? Number.NaN);
    dead.set(backlog?.dead ?? Number.NaN);
    oldest.set(backlog?.oldestWaitingSeconds ?? Number.NaN);
  };
}
