import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { storageState } from '../database/storage-state.ts';
import type { Config } from '../settings/config.ts';
import { outboxBacklog } from './outbox/outbox-backlog.ts';

export interface StateDeps {
  readonly db: Database;
  readonly watch: Pick<DatabaseWatch, 'works'>;
  readonly config: Pick<Config, 'database'>;
  readonly now: () => Date;
}

/** The state of outbox and disk. Several servers with one database report the same backlog: take the maximum, not the
 *  sum. NaN for what is not known, as while the database does not answer.
 *  @returns updates the gauges; the registry itself would not wait for one to set the others */
export function registerState(registry: Registry, { db, watch, config, now }: StateDeps) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('movers_database_up', '1 when it answers and takes writes.');
  const waiting = gauge('movers_outbox_waiting', 'Mails that are still to be sent.');
  const dead = gauge('movers_outbox_dead', 'Mails given up, until the team asks for them.');
  const oldest = gauge('movers_outbox_oldest_waiting_seconds', 'Age of the oldest waiting mail.');
  const webhooksWaiting = gauge('movers_webhooks_waiting', 'Webhooks still to be delivered.');
  const webhooksDead = gauge('movers_webhooks_dead', 'Webhooks given up, until the team asks.');
  const free = gauge('movers_disk_free_bytes', 'Free on the disk of the database.');
  const age = gauge('movers_backup_age_seconds', 'Since leads backup last ended well.');
  return async (): Promise<void> => {
    const webhooks = await outboxBacklog(db, now(), 'webhook').catch(() => undefined);
    webhooksWaiting.set(webhooks?.waiting ?? Number.NaN);
    webhooksDead.set(webhooks?.dead ?? Number.NaN);
    const mail = await outboxBacklog(db, now()).catch(() => undefined);
    up.set(mail && watch.works() ? 1 : 0);
    waiting.set(mail?.waiting ?? Number.NaN);
    dead.set(mail?.dead ?? Number.NaN);
    oldest.set(mail?.oldestWaitingSeconds ?? Number.NaN);
    const { freeBytes, lastBackup } = await storageState(config.database);
    free.set(freeBytes ?? Number.NaN);
    age.set(lastBackup ? (now().getTime() - lastBackup.getTime()) / 1000 : Number.NaN);
  };
}
