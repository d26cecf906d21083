import { company } from '../../content/company.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useAnnouncement } from '../ui/use-announcement.ts';

/** Shown while the sheet is on its way; also advises the visitor if it never comes. */
export function Opening() {
  return (
    <Sheet>
      {/* In the page's HTML, for as long as no script comes. */}
      <p className="font-semibold text-lead">Opening your move sheet…</p>
      <p role="status" className="sr-only">
        {useAnnouncement('Your move sheet is opening.')}
      </p>
      <p className="mt-2 text-ink-2">
        {`If nothing comes, load the page again, or call ${company.phone.display}.`}
      </p>
    </Sheet>
  );
}
