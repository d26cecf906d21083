import { CircleAlert } from 'lucide';
import { company } from '../../content/company.ts';
import { UNSURE } from '../api/unsure.ts';
import { Icon } from '../ui/Icon.tsx';

const USUAL = `${UNSURE} It’s safe to try again in a moment`;

/** No valid answer came. The request may still have arrived, since an answer can be lost, too.
 *  @param props.children the consequence here, and the visitor's next step */
export function ConnectionError({ children = USUAL }: { children?: string | undefined }) {
  return (
    <p role="alert" className="flex w-full items-start gap-2 font-medium text-brick leading-snug">
      <Icon drawing={CircleAlert} size={20} className="mt-0.5 shrink-0" />
      <span>{`${children}, or call ${company.phone.display}.`}</span>
    </p>
  );
}
