import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

test.skipIf(!existsSync('/dev/full'))(
  'a full disk is said in one sentence, with exit code 1',
  {
    tags: 'slow',
  },
  () => {
    const command = '"$0" server/cli/main.ts help > /dev/full';
    const { status, stderr } = spawnSync('/bin/sh', ['-c', command, process.execPath]);
    expect(stderr.toString()).toMatch(/^The output cannot be written: ENOSPC.+\.\n$/);
    expect(status).toBe(1);
  },
);
