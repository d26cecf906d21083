import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { noticeInWords } from '../../domain/request/gate-papers.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { partName, type Typed, VISITS } from '../forms/typed-list.ts';
import { Button } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { useFormAround } from '../ui/form-around.ts';
import type { DeskField, Meant, Now, Row } from './desk-field.ts';
import { count, Halves, line, moveDay, names, orNone, orNull, Pair } from './field-kinds.tsx';
import { lastPapers } from './last-papers.ts';
import { CHANGE_CONFIRMED } from './next-steps.ts';
import { gatesAt, hasSeveralTyped, typedOfVisit } from './typed-visits.ts';

const NAMING = ['what', 'from', 'to'] as const;

/** A single visit is the move itself: unless somebody said more, it has neither a name nor addresses. */
const isNamed = (now: Now) =>
  hasSeveralTyped(now) ||
  [now.typed, now.first].some((typed) =>
    NAMING.some((part) => typedOfVisit(typed, now.index, part) !== ''),
  );

/** Its number, which travels along. */
const visit: DeskField<number | undefined> = {
  ...orNone(count),
  label: '',
  isAsked: () => false,
};

const what: DeskField<string | undefined> = {
  ...line(),
  label: VISIT_LABELS.what,
  optional: true,
  hint: VISIT_LABELS.whatHint,
  isAsked: isNamed,
};

const PLACES = { Around: Pair };
const OF_REQUEST = 'The address in the request unless you say.';
const from: DeskField<string | undefined> = {
  ...line(),
  label: 'From',
  optional: true,
  hint: OF_REQUEST,
  row: PLACES,
  isAsked: isNamed,
};
const to: DeskField<string | undefined> = { ...from, label: 'To' };

const CREW = { Around: Halves };
const people = { label: VISIT_LABELS.people, row: CREW };
const trucks = { label: VISIT_LABELS.trucks, row: CREW };

const ARRIVAL = { Around: Halves };
const HOURS_EXAMPLE = 'For example: between 8 and 9';
const arrivalHours = { ...line(), label: VISIT_LABELS.window, row: ARRIVAL };
const openHours = { ...arrivalHours, optional: true as const, hint: HOURS_EXAMPLE };

const openCrew = {
  people: { ...orNull(count), ...people, optional: true as const },
  trucks: { ...orNull(count), ...trucks, optional: true as const },
};

/** A visit as a quote offers it. */
export const OFFERED_VISITS = {
  each: {
    visit,
    what,
    day: {
      ...moveDay,
      label: VISIT_LABELS.dayOffered,
      optional: true as const,
      hint: wishedDay,
      row: ARRIVAL,
    },
    window: openHours,
    ...openCrew,
    from,
    to,
  },
};

/** A yes to a single visit is to its day. */
const ifSeveral = { isAsked: hasSeveralTyped, isMeant: hasSeveralTyped };

const DAY_OF_YES: Row = { Around: PairIfSeveral };

function PairIfSeveral({ children, ...now }: Now & { readonly children: Elements }) {
  if (hasSeveralTyped(now)) return <Halves {...now}>{children}</Halves>;
  return <>{children}</>;
}

const dayOfMove = { ...moveDay, label: VISIT_LABELS.day };

/** The same as a yes agrees to it. */
export const AGREED_VISITS = {
  each: {
    visit,
    what,
    day: { ...dayOfMove, row: DAY_OF_YES },
    window: { ...openHours, row: DAY_OF_YES, ...ifSeveral },
    from,
    to,
    people: { ...openCrew.people, ...ifSeveral },
    trucks: { ...openCrew.trucks, ...ifSeveral },
  },
};

/** The crew and vehicle, for a gate that wants notice of the visit. */
const WhoComes: Row['Around'] = ({ desk, typed, index, children }) => {
  const form = useFormAround<Typed>();
  const last = lastPapers.read();
  const gates = gatesAt({ typed, index, gates: desk.gates });
  const takeLast = () => {
    if (!last) return;
    form.answer({
      [partName(VISITS, index, 'registration')]: last.registration,
      [partName(VISITS, index, 'crew')]: last.crew.join('\n'),
    });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">Who comes</legend>
      <p className="text-ink-2 text-small">
        {`${gates.map(noticeInWords).join('. ')}. You can also send this later, with “${CHANGE_CONFIRMED}”.`}
      </p>
      <div className="grid gap-3 md:grid-cols-2">{children}</div>
      {last && (
        <Button kind="quiet" size="small" className="justify-self-start" onClick={takeLast}>
          Use the last crew
        </Button>
      )}
    </fieldset>
  );
};

const PAPERS = { Around: WhoComes };
const forGate = {
  row: PAPERS,
  isAsked: ({ desk: { gates }, ...now }: Now) => gatesAt({ ...now, gates }).length > 0,
  isMeant: (about: Meant) => gatesAt(about).length > 0,
};

/** The same as it is confirmed. */
export const CONFIRMED_VISITS = {
  each: {
    visit,
    what,
    day: { ...dayOfMove, row: ARRIVAL },
    window: { ...arrivalHours, hint: hoursOfConfirmed },
    from,
    to,
    people: { ...count, ...people },
    trucks: { ...count, ...trucks },
    registration: {
      ...line({ autoCapitalize: 'characters' }),
      label: VISIT_LABELS.registration,
      optional: true as const,
      ...forGate,
    },
    crew: {
      ...names(3),
      label: VISIT_LABELS.crew,
      optional: true as const,
      hint: 'One on each line.',
      ...forGate,
    },
  },
};

/** What the visitor typed about the day, as long as none is chosen. */
function wishedDay({ desk: { move, quote }, index }: Now, day: string): string | undefined {
  if (day !== '' || index > 0 || !move || quote?.draft.visits[0].day !== '') return undefined;
  return `${move.when.label}: ${move.when.value}`;
}

/** Says so while the hours are still those of another day. */
function hoursOfConfirmed({ desk: { confirmation }, typed, index }: Now, window: string): string {
  const day = typedOfVisit(typed, index, 'day');
  const number = typedOfVisit(typed, index, 'visit');
  const before = confirmation.visits.find((each) => String(each.visit) === number);
  const isOfOther = window !== '' && window === before?.window && day !== '' && day !== before.day;
  return isOfOther ? `These are the hours of ${moveDateInWords(before.day)}.` : HOURS_EXAMPLE;
}
