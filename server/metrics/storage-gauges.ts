import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { storageState } from '../database/storage-state.ts';

/** Free space on the disk, and the age of the last backup; NaN if unknown.
 *  @returns a function that updates the gauges */
export function registerStorage(
  registry: Registry,
  database: Config['database'],
  now: () => Date,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const free = gauge('movers_disk_free_bytes', 'Free on the disk of the database.');
  const age = gauge('movers_backup_age_seconds', 'Since leads backup last ended well.');
  return async () => {
    const { freeBytes, lastBackup } = await storageState(database);
    free.set(freeBytes ?? Number.NaN);
    age.set(lastBackup ? (now().getTime() - lastBackup.getTime()) / 1000 : Number.NaN);
  };
}
