import { DashList } from '../ui/DashList.tsx';
import { takeFocus } from '../ui/take-focus.ts';

/** Shows what was stored while this form was open: none of it is undone unseen. */
export function ChangedMeanwhile({ theirs }: { theirs: readonly string[] }) {
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="alert"
      className="mt-5 scroll-mt-32 rounded-tile bg-jacaranda-tint px-6 py-4.5"
    >
      <p>
        Not saved yet. After you opened the form, this changed: on another phone, in another tab, or
        because we confirmed a day. The form now has it, and your changes:
      </p>
      <DashList items={theirs} className="font-semibold" />
      <p>
        Where both changed the same answer, the form keeps yours. Save to store the form, or keep it
        as it was to drop your changes.
      </p>
    </div>
  );
}
