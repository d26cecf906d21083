import { CircleAlert } from 'lucide-react';
import { company } from '../../content/company.ts';

/** Whatever the cause: nothing was done, nothing is lost, and there is the phone. */
export function NotReached() {
  return (
    <p role="alert" className="flex w-full gap-2 font-[550] text-brick leading-snug">
      <CircleAlert size={20} strokeWidth={2} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        That did not reach us. Nothing is lost: please try again in a moment, or call{' '}
        {company.phone.display}.
      </span>
    </p>
  );
}
