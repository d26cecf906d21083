import { useEffect, useRef, useState } from 'react';
import { mergeAnswers } from '../../domain/request/merge-answers.ts';
import { changeSchemaFor } from '../../domain/request/phoned-request.schema.ts';
import { quoteFormOf } from '../../domain/request/request.form.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { changeInWords, requestChanges } from '../../domain/request/request-changes.ts';
import { asksSurvey } from '../../domain/request/video-survey.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { UNSURE } from '../api/unsure.ts';
import { Form } from '../forms/Form.tsx';
import { FormErrors } from '../forms/FormErrors.tsx';
import { RequestFields } from '../quote/fields/RequestFields.tsx';
import { QUOTE_FIELDS, useQuoteForm } from '../quote/quote-form-api.ts';
import { followSentQuote } from '../quote/state/sent-quote.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { giveBackFocus } from '../ui/give-back-focus.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { type Answers, changeDraft } from './link-drafts.ts';
import { useChange } from './use-your-move.ts';

interface ChangeFormProps {
  linkKey: string;
  move: YourMove;
  /** @param changes as text; empty when nothing changed, undefined if a try to save it got no answer, on this page or before
   *  a reload */
  onClose: (changes: readonly string[] | undefined) => void;
}

const HEADING_ID = 'change';

const LINK_RENEWED =
  'Your private link is new too. The one in our earlier emails no longer opens anything';

/** Moves to the form's heading if the form is already open. */
export function goToChangeForm() {
  document.getElementById(HEADING_ID)?.focus();
}

/** The wizard's questions on one page, with the answers that are stored. */
export function ChangeForm({ linkKey, move: opened, onClose }: ChangeFormProps) {
  const kept = changeDraft(linkKey);
  const [draft] = useState(kept.draft);
  // The stored answers that the change starts from.
  const [from, setFrom] = useState<Answers>(draft?.from ?? opened);
  const [isUnsure, setUnsure] = useState(draft?.isUnsure ?? false);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const form = useQuoteForm(
    draft?.values ?? quoteFormOf(opened.request),
    changeSchemaFor(from.request),
    (values) => kept.keep({ from, values, isUnsure }),
  );
  const [saving, setSaving] = useState(false);
  const { mutateAsync: save, isError: failed } = useChange(linkKey);
  const saveButton = useRef<HTMLButtonElement>(null);

  // A disabled button loses focus; the visitor gets it back if saving fails.
  useEffect(() => {
    if (failed && !saving) giveBackFocus(saveButton.current);
  }, [failed, saving]);

  const saveChange = async (request: QuoteRequest, { version } = from): Promise<void> => {
    const answer = await save({ ...request, version }).catch(() => undefined);
    if (!answer) {
      setUnsure(true); // ConnectionError says it
      return kept.keep({ from, values: form.values, isUnsure: true });
    }
    if (answer.outcome === 'gone') return kept.forget(); // the sheet says so
    if (answer.outcome === 'conflict') {
      const { move } = answer.body;
      const isSame = differences(move).length === 0 && move.version !== version;
      return isSame ? saveChange(request, move) : showBoth(move);
    }
    const { body: stored } = answer;
    followSentQuote(linkKey, stored.request);
    // A retry of a stored change changes nothing more: the visitor sees the result of the first attempt.
    const changes = stored.changes.length > 0 ? stored.changes : differences(stored);
    const words = changes.map(changeInWords);
    close(stored.linkKey === undefined ? words : [...words, LINK_RENEWED]);
  };

  const differences = (now: Answers) => requestChanges(from.request, now.request);

  const showBoth = (now: YourMove) => {
    const mine = form.values;
    setTheirs(differences(now).map(changeInWords));
    const both = mergeAnswers(quoteFormOf(from.request), mine, quoteFormOf(now.request));
    form.fill(both);
    kept.keep({ from: now, values: both, isUnsure });
    setFrom(now);
  };

  const close = (changes: readonly string[] | undefined) => {
    kept.forget();
    onClose(changes);
  };

  const submit = async () => {
    const request = form.submit();
    if (!request) return;
    setSaving(true);
    await saveChange(request);
    setSaving(false);
  };

  return (
    <Form
      form={form}
      sending={saving}
      onSubmit={submit}
      aria-labelledby={HEADING_ID}
      className="print:hidden"
    >
      <Sheet className="mt-6">
        <h3
          id={HEADING_ID}
          // After a reload the reopened form takes no focus.
          ref={draft ? null : takeFocus}
          tabIndex={-1}
          className="heading-2 scroll-mt-32 text-title"
        >
          {MOVE_LABELS.change}
        </h3>
        <p className="mt-3 text-ink-2">
          {opened.may.includes('cancelled')
            ? 'Nothing changes until you save. With a new day or address nothing is booked until we confirm the day again.'
            : 'Nothing changes until you save.'}
        </p>
        <div className="mt-7 space-y-6">
          <FormErrors of={QUOTE_FIELDS} />
          <RequestFields asksSurvey={asksSurvey(opened.request, opened.quote !== null)} />
          {failed && !saving && (
            <ConnectionError>
              {`${UNSURE} Nothing is lost, and it’s safe to try again in a moment`}
            </ConnectionError>
          )}
          {theirs.length > 0 && <ChangedMeanwhile key={from.version} theirs={theirs} />}
          <ButtonRow>
            <Button ref={saveButton} type="submit" disabled={saving}>
              {saving ? 'Saving...' : MOVE_LABELS.save}
            </Button>
            <Button
              kind="second"
              disabled={saving}
              onClick={() => close(isUnsure ? undefined : [])}
            >
              {MOVE_LABELS.keep}
            </Button>
          </ButtonRow>
        </div>
      </Sheet>
    </Form>
  );
}
