import { MessageSquareQuote } from 'lucide';
import type { ComponentProps } from 'react';
import { reviewsUrl } from '../../content/company.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DataRow } from './DataRow.tsx';
import { ReportDamage } from './ReportDamage.tsx';

/** What the family wants to hear from somebody who has moved in: what went wrong, and how it was. Both weigh the same, so
 *  that not only the happy are asked. */
export function AfterMove(props: Pick<ComponentProps<typeof ReportDamage>, 'linkKey' | 'move'>) {
  return (
    <div className="mb-6 flex flex-wrap gap-6 print:hidden">
      <ReportDamage {...props} isTile />
      {reviewsUrl && (
        <DataRow
          icon={MessageSquareQuote}
          heading="How did we do?"
          text="Two lines, good or bad. Whoever moves next reads them before they choose."
          isTile
        >
          <ButtonLink kind="second" href={reviewsUrl} target="_blank" rel="noopener">
            Write a review
          </ButtonLink>
        </DataRow>
      )}
    </div>
  );
}
