import { HONEYPOT } from '../../domain/suspicion.ts';

/** The field that only programs fill in, in the server's HTML too. Off the screen and not
 *  `display: none`, which programs look for; inert, so that neither Tab, a screen reader, a search in
 *  the page nor the browser's autofill meets it; and for browsers that do not know inert, out of the
 *  tab order and the accessibility tree by the older ways. Whoever reads the page without its styles is
 *  told what to do. */
export function LeaveEmpty({ id }: { id: string }) {
  return (
    <div className="sr-only" aria-hidden inert>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
