/** The values of a form that the server rendered: typed before React came, filled in by the browser,
 *  or kept by it over a reload. Read in the hydrating render, before React Hook Form writes its
 *  default values. */
export function restoredValues(formId: string): Readonly<Record<string, string>> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const words: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') words[name] = value;
  }
  return words;
}
