import { REPLACES } from '../../domain/quote/quote-in-words.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { draftWaybill } from '../../domain/your-move/draft-waybill.ts';
import { useAnswers } from '../ui/form-around.ts';
import { takeFocus } from '../ui/take-focus.ts';
import { Waybill } from '../your-move/Waybill.tsx';
import { typedContents } from './form-values.ts';
import { typedPrice } from './price-fields.tsx';
import type { DeskFormApi } from './use-desk-form.ts';

interface QuotePreviewProps {
  form: DeskFormApi;
  desk: Pick<DeskView, 'reference' | 'request' | 'quote'>;
  /** Whether it is read over, and not written. */
  isRead: boolean;
}

/** The quote as the paper that its visitor will get, with each letter that is typed. */
export function QuotePreview({ form, desk, isRead }: QuotePreviewProps) {
  const typed = useAnswers(form.state);
  const { quote, reference, request } = desk;
  return (
    <>
      <p
        key={String(isRead)}
        ref={isRead ? takeFocus : null}
        tabIndex={-1}
        className="text-ink-2 text-small"
      >
        This is what they’ll read:
      </p>
      {quote?.replaces && <p>{`This quote ${REPLACES[quote.replaces]}`}</p>}
      {request && (
        <div className="mt-2">
          <Waybill
            waybill={draftWaybill(typedContents(typed), typedPrice(typed))}
            move={{ reference, request: request.answers, phase: 'quoted', visits: [] }}
            isFresh={false}
            isOpen
            isAsking={false}
          >
            {null}
          </Waybill>
        </div>
      )}
    </>
  );
}
