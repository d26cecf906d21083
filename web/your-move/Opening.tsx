import { company } from '../../content/company.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useAnnouncement } from '../ui/use-announcement.ts';

/** Shown while the sheet, or the plan, is on its way; also advises the visitor if it never comes. */
export function Opening({ what = 'move sheet' }: { what?: string }) {
  return (
    <Sheet>
      {/* In the page's HTML, for as long as no script comes. */}
      <p className="font-semibold text-lead">{`Opening your ${what}…`}</p>
      <p role="status" className="sr-only">
        {useAnnouncement(`Your ${what} is opening.`)}
      </p>
      <p className="mt-2 text-ink-2">
        {`If nothing comes, load the page again, or call ${company.phone.display}.`}
      </p>
    </Sheet>
  );
}
