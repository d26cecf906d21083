import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { outboxBacklog } from '../outbox/outbox-backlog.ts';

/** The backlog of the outbox. Several servers with one database report the same figures: take the
 *  maximum, not the sum.
 *  @returns updates the gauges; the registry itself would not wait for one to set the others */
export function registerBacklog(registry: Registry, db: Database, now: () => Date) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('movers_database_up', '1 when it answers; 0 makes the outbox figures NaN.');
  const waiting = gauge('movers_outbox_waiting', 'Mails that are still to be sent.');
  const dead = gauge('movers_outbox_dead', 'Mails given up, until the team asks for them.');
  const oldest = gauge('movers_outbox_oldest_waiting_seconds', 'Age of the oldest waiting mail.');
  return async (): Promise<void> => {
    const backlog = await outboxBacklog(db, now()).catch(() => undefined);
    up.set(backlog ? 1 : 0);
    waiting.set(backlog?.waiting ?? Number.NaN);
    dead.set(backlog?.dead ?? Number.NaN);
    oldest.set(backlog?.oldestWaitingSeconds ?? Number.NaN);
  };
}
