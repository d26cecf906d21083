import { HONEYPOT } from '../../domain/suspicion.ts';

/** The field that only programs fill in, in the server's HTML too. Off the screen and not
 *  `display: none`, which programs look for; inert, which keeps it from Tab, screen readers, searches
 *  in the page and the browser's autofill; and for browsers that do not know inert, out of the tab
 *  order and the accessibility tree by the older ways. A reader of the page without styles is told
 *  what to do. */
export function LeaveEmpty({ id }: { id: string }) {
  return (
    <div className="sr-only" aria-hidden inert>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
