/** In a window that /style names, `sample:<job>`: answers the page's calls with what is in the samples, and sends nothing. A
 *  further word in the name shows the page as on paper, with its labels alone, or at night.
 *  It refers to nothing outside of itself: {@link showSampleScript}. */
function showSample(samples: string): void {
  const [mark, job = '', ...looks] = window.name.split(':');
  if (mark !== 'sample') return;
  const fetchIt = window.fetch.bind(window);
  const known = fetchIt(samples).then((answer) => answer.json());

  window.fetch = async (asked, options) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
    if (!pathname.startsWith('/api/')) return fetchIt(asked, options);
    const answer = (options?.method ?? 'GET') === 'GET' && (await known)[job]?.[pathname];
    if (answer) return Response.json(answer);
    const headers = { 'Content-Type': 'application/problem+json' };
    return new Response('{"title":"This is a sample."}', { status: 503, headers });
  };

  const { dataset } = document.documentElement;
  if (looks.includes('labels')) dataset.print = 'labels';
  const shown: [RegExp, string][] = [];
  if (looks.includes('paper')) shown.push([/\bprint\b/, 'all'], [/\bscreen\b/, 'not all']);
  if (looks.includes('dark')) {
    shown.push(
      [/\(prefers-color-scheme: *dark\)/, 'all'],
      [/\(prefers-color-scheme: *light\)/, 'not all'],
    );
  }
  if (shown.length === 0) return;
  const as = (media: string) => shown.reduce((all, [from, to]) => all.replace(from, to), media);

  function showRules(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const media = as(rule.media.mediaText);
        if (media !== rule.media.mediaText) rule.media.mediaText = media;
      }
      if ('cssRules' in rule) showRules(rule.cssRules as CSSRuleList); // of a group, or nested
    }
  }
  new MutationObserver(() => {
    for (const sheet of document.styleSheets) showRules(sheet.cssRules);
    for (const source of document.querySelectorAll('source')) source.media = as(source.media);
  }).observe(document, { childList: true, subtree: true });
}

/** As a script for the head of every page, before its own. */
export function showSampleScript(samples: string): string {
  return `(${showSample})(${JSON.stringify(samples)})`;
}
