import { company } from '../../content/company.ts';
import { Sheet } from '../ui/Sheet.tsx';

/** Shown while the sheet is on its way; also advises the visitor if it never comes. */
export function Opening() {
  return (
    <Sheet>
      <p role="status" className="font-semibold text-lead">
        Opening your move sheet…
      </p>
      <p className="mt-2 text-ink-2">
        {`If nothing comes, load the page again, or call ${company.phone.display}.`}
      </p>
    </Sheet>
  );
}
