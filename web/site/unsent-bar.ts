/** A form that may wait on this device: its key, its action, the page that has it, and its name. */
export type UnsentForm = readonly [key: string, action: string, page: string, name: string];

// Says on every page that a form waits; a page that has the form itself says it there. The facts stand
// in the element: a file that islands import too would be one more to fetch on every page.
const bar = document.querySelector<HTMLAnchorElement>('.unsent-bar');
if (bar) {
  const forms = JSON.parse(bar.dataset.forms as string) as UnsentForm[]; // Page.astro writes it
  const look = () => {
    const waiting = forms.find(
      ([key, action]) => isKept(key) && !document.querySelector(`form[action="${action}"]`),
    );
    bar.hidden = !waiting;
    if (!waiting) return;
    const [, , page, name] = waiting;
    bar.href = page;
    bar.textContent = `Your ${name} is not sent yet`;
  };
  const isKept = (key: string) => {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
      return kept?.at > Date.now() - Number(bar.dataset.ms);
    } catch {
      return false; // storage is switched off, or holds something else
    }
  };
  look();
  // Another tab may send it, and a page that comes back is as it was left.
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}
