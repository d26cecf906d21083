import { useState } from 'react';
import { flushSync } from 'react-dom';
import { quoteValidity } from '../../content/terms.ts';
import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { agreementInWords } from '../../domain/quote/different-agreement.ts';
import type { Quote, QuoteChannel } from '../../domain/quote/quote.schema.ts';
import { lastDayOf } from '../../domain/quote/quote-in-words.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { Form } from '../forms/Form.tsx';
import { useAnswer } from '../ui/form-around.ts';
import { Handover, useUntilFocused } from '../ui/Handover.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CrewSize } from './CrewSize.tsx';
import { DayField } from './DayField.tsx';
import { FormButtons } from './FormButtons.tsx';
import { PriceFields } from './PriceFields.tsx';
import { QuotePreview } from './QuotePreview.tsx';
import { SendQuote } from './SendQuote.tsx';
import { SinceThen } from './SinceThen.tsx';
import { storeAndChat } from './store-and-chat.ts';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

/** Writes the quote, shows it as the visitor will see it, and sends it. */
export function QuoteWriter(panel: PanelProps) {
  const { desk } = panel;
  const form = useDeskForm('quoted', panel);
  const [preview, setPreview] = useState<Quote>();
  const isRead = preview !== undefined && form.isPossible;
  const day = useAnswer(form.state, 'day') ?? '';
  // A part that moves would take the focus along.
  const wasRead = useUntilFocused(isRead);
  const { quote, move, yes } = desk;
  if (!quote) return null;
  const takesBack = quote.replaces === 'agreement' && yes && (
    <p className="wrap-anywhere desk-remark">
      {`Sending it takes back what they said yes to: ${agreementInWords(yes)}. Nothing is booked until they accept again.`}
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

  const goodUntil = (validUntil: string) => {
    if (!isCalendarDate(validUntil)) return undefined;
    const last = lastDayOf({ day, validUntil });
    if (last < validUntil) {
      return `They’ll read ${moveDateInWords(last)}: nobody can accept after the moving day.`;
    }
    const promised = lastDayOf({ day, validUntil: quote.promisedUntil });
    return validUntil < promised
      ? `${moveDateInWords(validUntil)}: shorter than the ${quoteValidity} in our terms, and they can hold us to those.`
      : undefined;
  };
  const wish =
    move && quote.draft.day === '' ? `${move.when.label}: ${move.when.value}` : undefined;
  const written = isRead ? (
    <SendQuote
      desk={quote}
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
      <PriceFields />
      <TextArea
        name="includes"
        label={QUOTE_LABELS.includes}
        rows={6}
        hint="One thing on each line."
      />
      <TextArea
        name="notIncluded"
        label="What it doesn’t include"
        optional
        rows={3}
        hint="One thing on each line."
      />
      <CrewSize optional />
      <div className="grid gap-3 md:grid-cols-2">
        <DayField
          name="day"
          label="Day of arrival"
          optional
          deskKey={panel.deskKey}
          gates={desk.gates}
          hint={(day) => (day === '' ? wish : undefined)}
        />
        <TextField
          name="window"
          label="Hours of arrival"
          optional
          hint="For example: between 8 and 9"
        />
      </div>
      <DayField name="validUntil" label="Good until" hint={goodUntil} />
      <TextArea name="note" label="A note" optional rows={2} />
      <FormButtons form={form} store={QUOTE_LABELS.preview} />
    </Form>
  );
  const parts = [
    <div key="written" className="quote-written grid content-start gap-3">
      <SinceThen desk={desk} begunAt={form.begunAt} />
      {takesBack}
      <Handover of={isRead ? 'read' : 'written'}>{written}</Handover>
    </div>,
    // Without room next to it, only the quote to be read over is shown, above its buttons.
    <div key="paper" className={`quote-paper ${isRead ? '' : 'hidden lg:block'}`}>
      <QuotePreview form={form} desk={desk} isRead={isRead} />
    </div>,
  ];
  return <div className="quote-writer mt-4 grid">{wasRead ? parts.reverse() : parts}</div>;
}
