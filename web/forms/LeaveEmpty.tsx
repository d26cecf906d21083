import { HONEYPOT } from '../../domain/request/suspicion.ts';

/** The field that only programs fill in. Off the screen and not `display: none`, which programs look for; `inert`
 *  keeps it from people, and the older attributes do where that is unknown. Its label is for pages without styles. */
export function LeaveEmpty({ id }: { id: string }) {
  return (
    <div className="sr-only" aria-hidden inert>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
