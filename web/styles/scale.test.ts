import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The linter does the same for components (scale-only.grit).
test.each(globSync('web/**/*.astro'))('%s takes its sizes from the scale', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/[a-z]-\[/);
});
