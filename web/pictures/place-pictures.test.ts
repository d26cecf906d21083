import { expect, test, vi } from 'vitest';

test('a place without a picture of its night shows its day', async () => {
  vi.resetModules();
  // As a company has them that photographed its places: no night, and whoever asks for one stops the build.
  vi.doMock('./picture-assets.ts', () => {
    const hasAsset = (file: string) => !file.includes('-night.');
    const assetUrl = (file: string) => {
      if (!hasAsset(file)) throw new Error(`${file} is missing`);
      return `/${file}`;
    };
    return { hasAsset, assetUrl };
  });
  const { placePictures } = await import('./place-pictures.ts');
  const [place] = placePictures.areas;
  expect(place?.card.night).toBe(place?.card.day);
  expect(place?.evening.wide).toMatch(/^\/\S+-wide-\d+\.avif \d+w/);
  expect(placePictures.elsewhere.stamp.night).toBe(placePictures.elsewhere.stamp.day);
});
