import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/command.ts';
import { isShown } from './shown-texts.ts';

test('what docs/product.md quotes is what the product shows', () => {
  const product = readFileSync(join(root, 'docs/product.md'), 'utf8');
  const quotations = Array.from(product.matchAll(/“([^”]+)”/g), ([, text = '']) => text);
  expect(quotations.length).toBeGreaterThan(30);
  expect(quotations.filter((text) => !isShown(text))).toEqual([]);
});
