import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/server/testing/temporary-folder.ts';
import { root, toolEnvironment } from './command.ts';
import { lines } from './room-rules.ts';

const CONFIGURATION = join(root, 'scripts/room-rules.ts');

/** The findings of the stage `lint` in a project with these files: each broken rule and import. */
function violations(files: Readonly<Record<string, string>>): string[] {
  const project = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  const { stdout } = spawnSync('depcruise', ['.', '--config', CONFIGURATION], {
    cwd: project,
    env: { ...toolEnvironment(), NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => line.match(/^ *error (.*)/)?.[1]?.trim() ?? []);
}

test('imports against the table and cycles are named with the rule that they break', {
  tags: 'slow',
}, () => {
  const found = violations({
    'content/prices.ts': 'export const PRICES = [1];\nexport type Price = number;',
    'server/sending/retry.ts': "import '../../web/ui/Button.tsx';\nimport '../database/row.ts';",
    'server/sending/retry.test.ts': "import '../../web/ui/Button.tsx';",
    'server/database/row.ts': "export const price = import('../../content/prices.ts');",
    'server/app.ts': "import './settings/config.ts';\nimport './weather/wind.ts';",
    'server/settings/config.ts': "import '../app.ts';",
    'server/weather/forecast.ts': "import { log } from 'node:console';\nlog();",
    'server/weather/wind.ts': 'export const wind = 1;',
    'web/ui/Button.tsx':
      "import type { Price } from '../../content/prices.ts';\nexport let p: Price;",
    'domain/quote/day.ts':
      "import type { Hour } from './hour.ts';\nexport interface Day { h: Hour }",
    'domain/quote/hour.ts':
      "import type { Day } from './day.ts';\nexport interface Hour { d: Day }",
  });
  expect(found.toSorted()).toEqual([
    'cycle: domain/quote/day.ts →',
    'cycle: server/app.ts →',
    'folder-without-a-line: server/weather/forecast.ts → console',
    'import-from-a-folder-without-a-line: server/app.ts → server/weather/wind.ts',
    'server/sending: server/sending/retry.ts → web/ui/Button.tsx',
    'server/settings: server/settings/config.ts → server/app.ts',
    'web/ui: web/ui/Button.tsx → content/prices.ts',
  ]);
});

test('the table names only what exists', () => {
  const named = new Set(lines.flatMap(({ room, allowed }) => [room, ...allowed]));
  const missing = [...named].filter((name) => globSync(name, { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});
