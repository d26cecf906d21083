import { CircleAlert } from 'lucide';
import type { MouseEvent, Ref } from 'react';
import { Icon } from './Icon.tsx';
import { unfold } from './unfold.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

export interface ErrorSummaryItem {
  /** id of the control that the message is about. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  title: string;
  items: readonly ErrorSummaryItem[];
  /** The form focuses the summary after a failed submission, which announces it. No `alert`: screen
   *  readers would say it twice. */
  ref: Ref<HTMLElement>;
}

/** All errors, in the order of the fields; each message leads to its control. */
export function ErrorSummary({ title, items, ref }: ErrorSummaryProps) {
  useTitlePrefix('Error: ');
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="flex items-start gap-3 rounded-tile border-2 border-brick bg-brick-tint p-5 md:px-6"
    >
      <Icon drawing={CircleAlert} size={22} className="mt-0.5 shrink-0 text-brick max-xs:hidden" />
      <div>
        <p id="error-summary-title" className="font-bold text-lead text-brick leading-tight">
          {title}
        </p>
        <ul className="mt-2.5 space-y-2">
          {items.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(click) => goToField(click, fieldId)}
                className="font-medium underline decoration-2 underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Focuses the control and shows its label; the address bar and the history do not change. */
function goToField(click: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  click.preventDefault();
  unfold(field);
  const label = document.querySelector(`label[for="${fieldId}"]`);
  (label ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
