/** A form that may wait on this device: its key, its action, the link to its page, and its name. */
export type UnsentForm = readonly [key: string, action: string, link: string, name: string];

// Says on every page that a form waits, unless the form itself is in view and says it, or the page is
// the form's own. The facts are in the element: a file that islands import too would be one more to
// fetch on every page.
const bar = document.querySelector<HTMLAnchorElement>('#unsent-bar');
if (bar) {
  const forms = JSON.parse(bar.dataset.forms as string) as UnsentForm[]; // UnsentBar.tsx writes it
  const inView: Record<string, boolean> = {};
  const look = () => {
    const waiting = forms.find(
      ([key, action, link]) =>
        !link.startsWith(`${location.pathname}#`) && !inView[action] && isKept(key),
    );
    bar.hidden = !waiting;
    if (!waiting) return;
    const [, , link, name] = waiting;
    bar.href = link;
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
  // This tab or another may send it, and a page that comes back is as it was left.
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      inView[target.getAttribute('action') ?? ''] = isIntersecting;
    }
    look();
  });
  for (const form of document.forms) observer.observe(form);
}
