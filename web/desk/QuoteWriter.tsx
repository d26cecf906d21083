import { useState } from 'react';
import { flushSync } from 'react-dom';
import { figureOf } from '../../domain/quote/price-in-words.ts';
import type { QuoteChannel } from '../../domain/quote/quote.schema.ts';
import { agreementInWords } from '../../domain/quote/quote-in-words.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { Form } from '../forms/Form.tsx';
import { Handover, useUntilFocused } from '../ui/Handover.tsx';
import { DeskFields } from './DeskFields.tsx';
import type { Content } from './desk-rules.ts';
import { FormButtons } from './FormButtons.tsx';
import { QuotePreview } from './QuotePreview.tsx';
import { SendQuote } from './SendQuote.tsx';
import { SinceThen } from './SinceThen.tsx';
import { storeAndChat } from './store-and-chat.ts';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

/** Writes the quote, shows it as the visitor will see it, and sends it. */
export function QuoteWriter(panel: PanelProps) {
  const { desk } = panel;
  const form = useDeskForm('quoted', panel);
  const [preview, setPreview] = useState<Content<'quoted'>>();
  const isRead = preview !== undefined && form.isPossible;
  // A part that moves would take the focus along.
  const wasRead = useUntilFocused(isRead);
  const { quote, yes } = desk;
  if (!quote) return null;
  const takesBack = (quote.replaces === 'agreement' || quote.replaces === 'booking') && yes && (
    <p className="wrap-anywhere desk-remark">
      {quote.replaces === 'booking'
        ? `Booked: ${agreementInWords(yes)}. It stays so until they say yes to this quote.`
        : `Sending it takes back what they said yes to: ${agreementInWords(yes)}. Nothing is booked until they accept again.`}
    </p>
  );

  const send = async (via: QuoteChannel) => {
    if (!preview) return;
    const store = () => form.store({ kind: 'quoted', via, ...preview });
    const outcome = await (via === 'whatsapp' ? storeAndChat(store, panel.deskKey) : store());
    const [problem] = outcome?.problems ?? [];
    if (!problem) return;
    flushSync(() => setPreview(undefined));
    form.state.focus(problem.field);
  };

  const written = isRead ? (
    <SendQuote
      desk={quote}
      figure={figureOf(preview)}
      askFirst={desk.askFirst}
      isOnItsWay={form.isOnItsWay}
      onSend={send}
      onBack={() => {
        document.getElementById('desk-form')?.focus();
        setPreview(undefined);
      }}
    />
  ) : (
    <Form
      form={form.state}
      sending={form.isOnItsWay}
      onSubmit={() => setPreview(form.state.submit())}
      className="grid gap-3"
    >
      <DeskFields form="quoted" deskKey={panel.deskKey} desk={desk} />
      <FormButtons form={form} store={QUOTE_LABELS.preview} />
    </Form>
  );
  const parts = [
    <div key="written" className={`quote-written ${isRead ? 'quote-read' : ''}`}>
      <SinceThen desk={desk} begunAt={form.begunAt} />
      {takesBack}
      <Handover of={isRead ? 'read' : 'written'}>{written}</Handover>
    </div>,
    // Without room next to it, only the quote to be read over is shown, above its buttons.
    <div key="paper" className={`quote-paper ${isRead ? '' : 'hidden lg:block'}`}>
      <QuotePreview form={form} desk={desk} isRead={isRead} />
    </div>,
  ];
  return <div className="quote-writer mt-2">{wasRead ? parts.reverse() : parts}</div>;
}
