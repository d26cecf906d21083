import { DashList } from '../ui/DashList.tsx';
import { takeFocus } from '../ui/take-focus.ts';

/** Shows the changes that another person stored while this form was open: none is undone unseen. */
export function ChangedMeanwhile({ theirs }: { theirs: readonly string[] }) {
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="alert"
      className="mt-5 scroll-mt-32 rounded-tile bg-jacaranda-tint px-6 py-4.5"
    >
      <p>
        Not saved yet. Your request was changed on another phone or in another tab after you opened
        it. The form now has those changes and yours:
      </p>
      <DashList items={theirs} className="font-semibold" />
      <p>
        Where both changed the same answer, the form keeps yours. Save to store the form, or keep it
        as it was to drop your changes.
      </p>
    </div>
  );
}
