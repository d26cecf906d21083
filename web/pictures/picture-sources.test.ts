import { expect, it } from 'vitest';
import type { PictureName } from '../../content/pictures.ts';
import { pictureNamed, pictureSources } from './picture-sources.ts';

/** As an author types it: the build checks no types. */
const MISTYPED = 'boskruinn' as PictureName;

it.each([
  ['a page’s picture', () => pictureNamed(MISTYPED)],
  ['a picture on a page', () => pictureSources({ name: MISTYPED, crop: 'wide', sizes: '100vw' })],
])('%s with a mistyped name is named, and the list of pictures', (_, build) => {
  expect(build).toThrow('content/pictures.ts has no picture "boskruinn"');
});
