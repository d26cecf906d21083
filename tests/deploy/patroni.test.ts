import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createNode } from '../../bench/patroni/node.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';

test('the drill runs the file that the operator copies, with other addresses', async () => {
  const place = { folder: temporaryFolder(), account: {} };
  const programs = { patroni: '', etcd: '', haproxy: '', postgres: '', versions: '' };
  const lock = { api: 'etcd', hosts: '127.0.0.1:2379' };
  const { settings } = await createNode(place, programs, 'db-one', lock);
  const file = readFileSync(settings.file, 'utf8');
  expect(file).toContain('\netcd:\n  hosts: 127.0.0.1:2379\n');
  for (const kept of ['synchronous_mode_strict: true', 'failsafe_mode: true', 'ttl: 20']) {
    expect(file).toContain(kept);
  }
  expect(file).not.toMatch(/hostssl|10\.0\.0\.0|db-two/);
});
