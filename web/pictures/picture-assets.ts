const urls = import.meta.glob<string>('../assets/pictures/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address under which an encoded picture is served. */
export function assetUrl(file: string): string {
  const url = urls[`../assets/pictures/${file}`];
  if (!url) throw new Error(`${file} is missing: run npm run art:encode`);
  return url;
}

export const hasAsset = (file: string): boolean => `../assets/pictures/${file}` in urls;
