import { QueryClientProvider } from '@tanstack/react-query';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  oneof,
  record,
} from 'fast-check';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../domain/request/request.form.ts';
import { QUESTION_FIELDS } from '../../domain/request/request-questions.ts';
import { tries } from '../../tests/tries.ts';
import { createQueryClient } from '../api/query-client.ts';
import { RequestFields } from '../quote/fields/RequestFields.tsx';
import { useQuoteForm } from '../quote/quote-form-api.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';
import { act, cleanup, fireEvent, render } from '../testing/component.ts';
import { Choice } from '../ui/Choice.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Form } from './Form.tsx';

// All questions of a request, whose form is kept at each answer, as text, as storage keeps it.
let kept: string | undefined;
let form: FormState<QuoteFormValues>;
let setSending: (sending: boolean) => void;

function Kept() {
  const first = kept === undefined ? EMPTY_QUOTE_FORM : storedQuoteForm.parse(JSON.parse(kept));
  const quote = useQuoteForm(first, undefined, (values) => {
    kept = JSON.stringify(values);
  });
  const [sending, setLocked] = useState(false);
  form = quote;
  setSending = setLocked;
  return (
    <Form form={quote} sending={sending} onSubmit={() => quote.submit()}>
      <Choice type="radio" name="moveType" value="residential" label="A home" />
      <Choice type="radio" name="moveType" value="commercial" label="A business" />
      <RequestFields asksSurvey />
    </Form>
  );
}

type Name = keyof QuoteFormValues;
const NAMES = Object.keys(EMPTY_QUOTE_FORM) as Name[]; // all of them

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Kept />
    </QueryClientProvider>,
  );

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const page = () => document.querySelector('form') as HTMLFormElement;
const controlsOf = (name: string) => [...page().querySelectorAll<Control>(`[name="${name}"]`)];
const isChoice = (control: Control): control is HTMLInputElement =>
  /radio|checkbox/.test(control.type);

/** What somebody sees, read without the form's state. */
function shown(): Partial<Record<string, string | string[]>> {
  const answers = NAMES.filter((name) => controlsOf(name).length > 0).map((name) => {
    const controls = controlsOf(name);
    const ticked = controls.filter((each) => isChoice(each) && each.checked);
    const typed = controls.find((each) => !isChoice(each));
    return Array.isArray(EMPTY_QUOTE_FORM[name])
      ? [name, ticked.map(({ value }) => value)]
      : [name, (ticked[0] ?? typed)?.value ?? ''];
  });
  return Object.fromEntries(answers);
}

/** Sets a control as a browser or a password manager does: React hears nothing. */
function fillIn(control: Control, text: string) {
  const [property, value] = isChoice(control)
    ? ['checked', control.type === 'radio' || !control.checked]
    : ['value', text];
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property) ?? {};
  set?.call(control, value);
}

function type(control: Control, text: string) {
  if (isChoice(control)) fireEvent.click(control);
  else if (control.tagName === 'SELECT') fireEvent.change(control, { target: { value: text } });
  else fireEvent.input(control, { target: { value: text } });
}

const isLocked = (control: Control) =>
  control.disabled || ('readOnly' in control && control.readOnly);

const textsFor = (name: Name, control: Control) => {
  if (control.tagName === 'SELECT')
    return [...(control as HTMLSelectElement).options].map(({ value }) => value);
  return name === 'moveDate' ? ['', '2031-12-05', '2027-02-28'] : ['', 'Thandi', 'two\nlines'];
};

async function take(step: Step) {
  if ('name' in step) {
    const { how, name, choice } = step;
    const controls = controlsOf(name);
    const control = controls[choice % controls.length];
    if (!control || isLocked(control)) return;
    const texts = textsFor(name, control);
    how(control, texts[choice % texts.length] ?? '');
  } else DO[step.press]();
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

const DO = {
  'a quieter day': () => form.answer({ moveDate: '2031-01-07' }),
  discard: () => {
    form.fill(EMPTY_QUOTE_FORM);
    kept = undefined;
  },
  lock: () => setSending(true),
  unlock: () => setSending(false),
  leave,
  reload: leave,
};

type Step = { how: typeof type; name: Name; choice: number } | { press: keyof typeof DO };

const aStep: Arbitrary<Step> = oneof(
  {
    weight: 3,
    arbitrary: record({
      how: constantFrom(type, fillIn),
      name: constantFrom(...NAMES),
      choice: constantFrom(0, 1, 2, 3),
    }),
  },
  {
    weight: 1,
    arbitrary: record({ press: constantFrom(...(Object.keys(DO) as (keyof typeof DO)[])) }),
  }, // its keys
);

it('asks each question that a tap answers', () => {
  kept = undefined;
  open();
  expect(QUESTION_FIELDS.filter((name) => controlsOf(name).length === 0)).toEqual([]);
});

it('whatever was done, what the page shows is what is sent and what is kept', {
  tags: 'property',
}, async () => {
  await assert(
    asyncProperty(array(aStep, { maxLength: 12 }), async (steps) => {
      cleanup();
      kept = undefined;
      open();
      for (const step of steps) {
        await act(() => take(step));
        if (!('press' in step && step.press === 'reload')) continue;
        const before = shown();
        cleanup();
        open();
        expect(shown()).toEqual(before);
      }
      const before = shown();
      await act(async () => setSending(false));
      await act(async () => fireEvent.submit(page()));
      expect(form.values).toMatchObject(before);
      expect(JSON.parse(kept ?? JSON.stringify(EMPTY_QUOTE_FORM))).toEqual(form.values);
    }),
    { numRuns: tries(20) },
  );
});
