/** Imports a part that is fetched on demand; Vite's own function for it is replaced by this one
 *  (web/build/import-parts.ts). All of its files are there before the first is run: for some browsers a module
 *  that failed once has failed until the page goes, and the visitor who presses "Try again" has a connection by then.
 *  @param files the built files that the part needs, itself included, without a slash in front
 *  @throws when one cannot be fetched; the next call fetches it again */
export async function importPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(
    files.map((file) => (file.endsWith('.css') ? style(`/${file}`) : keep(`/${file}`))),
  );
  return load();
}

/** Fetches a script into the browser's cache, from which the module then comes. */
async function keep(script: string) {
  const response = await fetch(script);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${script}: ${response.status}`);
}

async function style(sheet: string) {
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(sheet));
    };
    document.head.append(link);
  });
}
