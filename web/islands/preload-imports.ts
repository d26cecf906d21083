/** Asks at once for all files that the island's code imports, as `web/build/name-imports.ts` named them. */
export function preloadImports(island: HTMLElement) {
  for (const file of island.getAttribute('imports')?.split(' ') ?? []) {
    const link = document.createElement('link');
    // Not modulepreload: after one failure the page could not load the module again.
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
