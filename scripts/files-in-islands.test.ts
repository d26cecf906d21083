import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';
import { filesInIslands } from './files-in-islands.ts';

const files = filesInIslands(join(root, 'web')).map((file) => relative(root, file));

it('finds each island, what it imports and what it fetches later', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'web/contact/ContactForm.tsx',
      'web/desk/Desk.tsx',
      'web/diary/Diary.tsx',
      'web/diary/Figures.tsx',
      'web/your-move/OpenedLink.tsx',
      'web/quote/steps/MoveTypeStep.tsx',
      // Fetched when it is needed.
      'web/forms/Toaster.tsx',
      'web/quote/guide/PriceGuide.tsx',
    ]),
  );
});

it('leaves out what only the build draws', () => {
  expect(files.filter((file) => file.startsWith('web/sections/'))).toEqual([]);
});
