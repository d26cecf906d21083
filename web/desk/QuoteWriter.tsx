import { type SubmitEvent, useState } from 'react';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import type { Quote, QuoteChannel } from '../../domain/quote/quote.schema.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { QuotePreview } from './QuotePreview.tsx';
import { draftOf, type QuoteDraft, quoteOf } from './quote-draft.ts';

interface QuoteWriterProps {
  desk: DeskView;
  /** Whether a press is on its way. */
  busy: boolean;
  /** @param after the last event that was on the page when the writing began: what came since was not
   *    known to whoever wrote it
   *  @returns whether it was taken */
  onSend: (quote: Quote, via: QuoteChannel, after: number) => boolean;
}

/** Writes the quote, shows it as the visitor will see it, and sends it. */
export function QuoteWriter({ desk, busy, onSend }: QuoteWriterProps) {
  const [draft, setDraft] = useState<QuoteDraft>();
  const [tried, setTried] = useState(false);
  const [preview, setPreview] = useState<Quote>();
  const [begunAt, setBegunAt] = useState(0);
  const { quote: offered, stage } = desk;
  if (!offered) return null;
  const isRevised = offered.draft.price !== null;
  const checked = draft && quoteOf(draft);
  const errors = tried && checked && 'errors' in checked ? checked.errors : {};
  const typed = (name: keyof QuoteDraft) => ({
    id: `desk-${name}`,
    value: draft?.[name] ?? '',
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => before && { ...before, [name]: target.value }),
  });
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!checked) return;
    if ('quote' in checked) setPreview(checked.quote);
    else document.getElementById(`desk-${Object.keys(checked.errors)[0]}`)?.focus();
  };
  const send = (via: QuoteChannel) => {
    if (!preview || !onSend(preview, via, begunAt)) return;
    setPreview(undefined);
    setDraft(undefined);
    setTried(false);
  };
  return (
    <section className="desk-part" aria-labelledby="desk-quote">
      <h2 id="desk-quote" className="heading-3">
        The quote
      </h2>
      <div className="desk-stack mt-4">
        {offered.chat && stage === 'quoted' && (
          <ButtonLink href={offered.chat.url} rel="noopener">
            {offered.chat.label}
          </ButtonLink>
        )}
        {!draft && (
          <Button
            kind="second"
            disabled={busy}
            onClick={() => {
              setDraft(draftOf(offered));
              setBegunAt(desk.last);
            }}
          >
            {isRevised ? 'Revise the quote' : 'Write the quote'}
          </Button>
        )}
      </div>
      {draft && !preview && (
        <form noValidate onSubmit={show} className="desk-stack">
          <TextField label="Price in rand" inputMode="numeric" {...typed('price')} />
          <TextField
            label="Up to"
            optional
            inputMode="numeric"
            hint="For a price from and to."
            {...typed('upTo')}
          />
          <TextArea
            label="What it includes"
            rows={6}
            hint="One line each."
            {...typed('includes')}
          />
          <TextField label="Day of arrival" optional hint="As 2026-12-05." {...typed('day')} />
          <TextField label="Hours of arrival" optional {...typed('window')} />
          <TextField label="Good until" type="date" {...typed('validUntil')} />
          <TextArea label="A note" optional rows={2} {...typed('note')} />
          <Button type="submit">Show it as they will see it</Button>
          <Button kind="quiet" onClick={() => setDraft(undefined)}>
            Not now
          </Button>
        </form>
      )}
      {preview && (
        <QuotePreview
          quote={preview}
          channels={offered.channels}
          onSend={send}
          onBack={() => setPreview(undefined)}
        />
      )}
    </section>
  );
}
