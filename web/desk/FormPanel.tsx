import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { BILL_LABELS } from '../../domain/team/form-labels.ts';
import { Form } from '../forms/Form.tsx';
import type { Elements } from '../ui/elements.ts';
import { useAnswers } from '../ui/form-around.ts';
import { takeFocus } from '../ui/take-focus.ts';
import { CorrectRequest } from './CorrectRequest.tsx';
import { DeskFields } from './DeskFields.tsx';
import type { DeskForm, ShortForm } from './desk-draft.ts';
import { DESK_FORMS } from './desk-forms.tsx';
import { FormButtons } from './FormButtons.tsx';
import { howTheyWillHear, isNews } from './how-they-hear.ts';
import { CHANGE_CONFIRMED, cancelLabel } from './next-steps.ts';
import { QuoteWriter } from './QuoteWriter.tsx';
import { SaidNo } from './SaidNo.tsx';
import { SendLink } from './SendLink.tsx';
import { SinceThen } from './SinceThen.tsx';
import { lastTypedDay } from './typed-visits.ts';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

interface FormPanelProps extends PanelProps {
  form: DeskForm;
  /** Whether the form is stored. */
  children: Elements;
}

/** The form that is open, under the card. */
export function FormPanel({ form, children, ...panel }: FormPanelProps) {
  return (
    <section
      className={`mt-3 ${form === 'quoted' ? '' : 'rounded-tile border border-line bg-surface p-5'}`}
      aria-labelledby="desk-form"
    >
      <h2
        id="desk-form"
        ref={takeFocus}
        tabIndex={-1}
        className="desk-form-title heading-3 text-h3"
      >
        {headingOf(form, panel.desk)}
      </h2>
      {contentOf(form, panel)}
      {children}
    </section>
  );
}

function contentOf(form: DeskForm, panel: PanelProps) {
  switch (form) {
    case 'quoted':
      return <QuoteWriter {...panel} />;
    case 'changed':
      return <CorrectRequest {...panel} />;
    case 'linked':
      return <SendLink {...panel} />;
    case 'declined':
      return <SaidNo {...panel} />;
    default:
      return <NoteForm name={form} {...panel} />;
  }
}

/** The headings that are not the action's name. */
const HEADINGS: Partial<Readonly<Record<DeskForm, string>>> = {
  quoted: 'The quote',
  settled: BILL_LABELS.heading,
};

function headingOf(form: DeskForm, desk: PanelProps['desk']): string {
  if (form === 'cancelled') return cancelLabel(desk);
  if (form === 'confirmed' && desk.stage === 'booked') return CHANGE_CONFIRMED;
  return HEADINGS[form] ?? ACTION_NAMES[form];
}

/** Stores what was agreed or done elsewhere. */
function NoteForm({
  name,
  ...panel
}: PanelProps & { name: Exclude<ShortForm, 'quoted' | 'linked' | 'declined'> }) {
  const form = useDeskForm(name, panel);
  const {
    isRecord,
    destroys,
    intro: ofForm,
    button = headingOf(name, panel.desk),
  } = DESK_FORMS[name];
  const day = lastTypedDay(useAnswers(form.state));
  const ofMove = isNews(name) ? howTheyWillHear(name, panel.desk, day) : ofForm;
  const intro = panel.desk.kind === 'request' ? ofMove : undefined;
  return (
    <Form
      form={form.state}
      sending={form.isOnItsWay}
      onSubmit={form.submit}
      className="mt-4 grid gap-3"
    >
      {intro && <p className="text-ink-2">{intro}</p>}
      {!isRecord && <SinceThen desk={panel.desk} begunAt={form.begunAt} />}
      <DeskFields form={name} deskKey={panel.deskKey} desk={panel.desk} />
      <FormButtons form={form} store={button} destroys={destroys} />
    </Form>
  );
}
