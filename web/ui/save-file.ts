/** Safari fetches the content after the click. */
const FETCHED_BY_THEN_MS = 40_000;

/** Lets the browser save content as a file. A browser inside another app may refuse without a word, so whoever calls it names
 *  another way. */
export function saveFile(name: string, content: BlobPart, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHED_BY_THEN_MS);
}
