import { namesCancellationFee, quoteValidity, termsOf } from '../../content/terms.ts';
import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import { USUAL_CREW } from '../../domain/quote/crew-fields.ts';
import { PAID } from '../../domain/quote/paid-by.ts';
import { NO_PRICE } from '../../domain/quote/price-draft.ts';
import { lastDayOf } from '../../domain/quote/quote-in-words.ts';
import { WHY_NO } from '../../domain/quote/said-no.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { BILL_LABELS, NOTE_LABELS, QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import type { OtherCase } from '../../domain/team/other-case.ts';
import type { Typed } from '../forms/typed-list.ts';
import { Choice } from '../ui/Choice.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { AgreementHint } from './AgreementHint.tsx';
import { BILL_FIELDS } from './bill-fields.tsx';
import type { ShortForm } from './desk-draft.ts';
import type { FieldKind, FirstValues, FormFields, Now, Row } from './desk-field.ts';
import type { Flat } from './desk-rules.ts';
import { FoldedFields } from './FoldedFields.tsx';
import { choice, date, line, lines, orNone, Pair, rand, text } from './field-kinds.tsx';
import { HELD_PRICE, PRICE } from './price-fields.tsx';
import { SelectField } from './SelectField.tsx';
import { toldBy } from './TheyKnow.tsx';
import { typedVisits } from './typed-visits.ts';
import { AGREED_VISITS, CONFIRMED_VISITS, OFFERED_VISITS } from './visit-fields.tsx';

interface DeskFormSpec<Form extends ShortForm> {
  readonly intro?: string;
  /** Notes what others know too, so that nothing that came in between changes it. */
  readonly isRecord?: true;
  /** It ends the move, or says no to it: its button is brick. */
  readonly destroys?: true;
  /** The label of the main button, if it is not the heading. */
  readonly button?: string;
  readonly fields: FormFields<Form>;
  /** What the fields begin with. */
  readonly first: (desk: DeskView) => FirstValues<Form> | null;
}

/** They said yes without terms. */
export const NO_TERMS = 'none';

const PAYMENT = { Around: Pair };

/** What is the same in most quotes, named in the row that unfolds it. Few ask for a deposit: the terms do not. */
const AsUsual: Row['Around'] = (now) => (
  <FoldedFields summary={usualInWords(now.typed)} names={['deposit.amount']} {...now} />
);
const USUAL = { Around: AsUsual };

/** 'Includes 4 things, good until Tue 29 Dec, no deposit' */
function usualInWords(typed: Typed): string {
  const { includes = '', validUntil = '', 'deposit.amount': deposit = '' } = typed;
  const things = lines(0).read(includes).length;
  return [
    `Includes ${things} ${things === 1 ? 'thing' : 'things'}`,
    validUntil && `good until ${moveDateInShort(validUntil, localDay(new Date()))}`,
    deposit.trim() ? `deposit of R${deposit.trim()}` : 'no deposit',
  ]
    .filter(Boolean)
    .join(', ');
}

const asksDeposit = ({ typed }: { readonly typed: Typed }) =>
  (typed['deposit.amount'] ?? '').trim() !== '';

/** A payment, or what was written off. */
const whichEntry: FieldKind<number> = {
  render: ({ name, label, desk: { entries } }) => (
    <SelectField
      name={name}
      label={label}
      options={Object.fromEntries(entries.map((entry) => [entry.number, entry.label]))}
    />
  ),
  read: Number,
  write: String,
};

/** What is agreed or done elsewhere, in a few lines. */
const remark = (label: string) => ({ ...text(2), label });

const whichLink: FieldKind<boolean> = {
  render: ({ name, label }) => (
    <ChoiceGroup legend={label}>
      <div className="grid gap-2.5">
        <Choice type="radio" name={name} value="" label="The one they have" />
        <Choice
          type="radio"
          name={name}
          value="yes"
          label="A new one: earlier links stop working"
        />
      </div>
    </ChoiceGroup>
  ),
  read: (typed) => typed === 'yes',
  write: (isRenewed) => (isRenewed ? 'yes' : ''),
};

/** The forms of the desk, each with its fields in their order on the page: what a field is called, how it is typed and read,
 *  and what it begins with. A field that an action takes and that has no entry here is a type error. */
export const DESK_FORMS: { readonly [Form in ShortForm]: DeskFormSpec<Form> } = {
  quoted: {
    fields: {
      ...PRICE,
      // Whoever writes the quote of a single visit has price, day, hours and note on one screen of a phone.
      visits: { ...OFFERED_VISITS, between: { fields: ['note'], before: 'people' } },
      note: { ...text(2), label: 'A note', optional: true },
      includes: {
        ...lines(6),
        label: QUOTE_LABELS.includes,
        hint: 'One thing on each line.',
        row: USUAL,
      },
      notIncluded: {
        ...lines(3),
        label: 'What it doesn’t include',
        optional: true,
        hint: 'One thing on each line.',
        row: USUAL,
      },
      validUntil: { ...date, label: 'Good until', hint: goodUntil, row: USUAL },
      'deposit.amount': {
        ...rand('decimal'),
        label: 'Deposit in rand',
        optional: true,
        row: USUAL,
        isMeant: asksDeposit,
      },
      'deposit.by': {
        ...date,
        label: 'To be paid by',
        optional: true,
        row: USUAL,
        isMeant: asksDeposit,
      },
    },
    first: ({ quote }) => quote && flat(quote.draft, 'deposit'),
  },
  agreed: {
    fields: {
      ...PRICE,
      visits: AGREED_VISITS,
      terms: {
        ...choice<string>({ [termsOf]: `Yes, those of ${termsOf}`, [NO_TERMS]: 'No' }),
        read: (typed) => (typed === NO_TERMS ? undefined : typed),
        label: 'Had they our terms?',
        hint: 'On their page, in our email or in the chat: payment, refunds, insurance, cancelling.',
      },
      said: { ...remark(NOTE_LABELS.said), optional: true },
    },
    intro:
      'By phone or in a chat. If the day is confirmed and stays, that is all. Otherwise confirm it next.',
    first: ({ agreement }) => ({ ...agreement, terms: undefined, said: undefined }),
  },
  confirmed: {
    fields: {
      visits: {
        ...CONFIRMED_VISITS,
        between: { fields: Object.keys(HELD_PRICE), before: 'people' },
      },
      ...HELD_PRICE,
      toldBy: { ...toldBy, Before: AgreementHint },
    },
    // The agreed price holds, unless it is a range. Nobody may have said who comes.
    first: ({ confirmation: { visits } }) => ({
      ...NO_PRICE,
      visits: visits.map((visit) => ({
        ...visit,
        people: visit.people ?? USUAL_CREW.people,
        trucks: visit.trucks ?? USUAL_CREW.trucks,
      })),
      toldBy: undefined,
    }),
  },
  settled: {
    fields: BILL_FIELDS,
    first: ({ bill }) => ({
      ...bill,
      'paid.how': undefined,
      'paid.amount': undefined,
      'paid.day': localDay(new Date()),
      toldBy: undefined,
    }),
    button: ACTION_NAMES.settled,
  },
  paid: {
    fields: {
      amount: {
        ...rand('decimal'),
        label: BILL_LABELS.amount,
        hint: 'With a minus for what you gave back.',
        row: PAYMENT,
      },
      how: { ...choice(PAID), label: 'How', row: PAYMENT },
      day: { ...date, label: 'On' },
      said: { ...remark('A remark'), optional: true, hint: 'They’ll read this too.' },
      toldBy,
    },
    first: ({ account }) => ({
      amount: account?.open || undefined,
      how: undefined,
      day: localDay(new Date()),
      said: undefined,
      toldBy: undefined,
    }),
    button: BILL_LABELS.savePayment,
  },
  struck: {
    intro: 'It leaves the account, and stays in the history.',
    fields: {
      about: { ...whichEntry, label: 'Which entry?' },
      said: { ...remark('Why'), optional: true, hint: 'For your colleagues.' },
      toldBy,
    },
    first: ({ entries }) => ({
      about: entries.length === 1 ? entries[0]?.number : undefined,
      said: undefined,
      toldBy: undefined,
    }),
  },
  writtenOff: {
    intro: 'Nobody is reminded of it any more. The books keep what came in.',
    fields: {
      amount: { ...rand('decimal'), label: BILL_LABELS.amount },
      said: { ...remark('Why'), hint: 'For your colleagues and the bookkeeper.' },
    },
    first: ({ account }) => ({ amount: account?.open || undefined, said: undefined }),
    button: 'Write it off',
  },
  cancelled: {
    destroys: true,
    fields: {
      askedBy: {
        ...choice({ customer: 'They did', company: 'We did' }),
        label: 'Who asked for it?',
      },
      said: {
        ...remark('Why'),
        optional: true,
        hint: ({ desk }) =>
          desk.isDayOver ? 'They’ll read this on their page.' : 'They’ll read this.',
      },
      fee: {
        ...orNone(rand('decimal')),
        label: 'What it costs them, in rand',
        optional: true,
        hint: 'As our terms say.',
        isAsked: () => namesCancellationFee,
      },
      toldBy,
    },
    first: () => null,
  },
  phoned: {
    isRecord: true,
    fields: {
      said: {
        ...remark(NOTE_LABELS.said),
        hint: 'For your colleagues: how you answered, and what you agreed.',
      },
    },
    first: () => null,
    button: NOTE_LABELS.save,
  },
  callback: {
    intro:
      'The morning email of that day brings it up. Until then nothing reminds you, except to confirm the day of a yes.',
    isRecord: true,
    fields: {
      day: { ...date, label: 'Call again on' },
      said: { ...remark('What about'), optional: true },
    },
    first: () => null,
    button: 'Call again then',
  },
  undelivered: {
    intro:
      'To us, as mail that couldn’t be delivered. Call them: until the address is corrected, their page asks for it.',
    fields: {
      said: {
        ...remark('What the mail server said'),
        optional: true,
        hint: 'For your colleagues. For example: no such mailbox.',
      },
    },
    first: () => null,
    button: 'Note that it came back',
  },
  refused: {
    destroys: true,
    intro: 'Reminders will stop, and the visitor’s page says that we can’t do it.',
    fields: {},
    first: () => null,
    button: NOTE_LABELS.refuse,
  },
  declined: {
    // A press on one stores it (SaidNo.tsx).
    fields: { why: { ...orNone(choice(WHY_NO)), label: 'Why?' } },
    first: () => null,
  },
  same: {
    intro: 'This one ends, and is counted no more. Nothing is deleted.',
    fields: {
      as: {
        ...line({ autoCapitalize: 'characters' }),
        label: 'Reference of the other one',
        hint: ({ desk: { alsoFrom } }) =>
          othersOf(alsoFrom)
            .map(({ label }) => label)
            .join('; ') || undefined,
      },
    },
    first: ({ alsoFrom }) => ({ as: othersOf(alsoFrom)[0]?.reference }),
    button: 'It’s the same',
  },
  linked: {
    fields: { isRenewed: { ...whichLink, label: 'Which link?' } },
    first: () => null,
  },
};

/** Those that something can be the same as: none that has itself ended so. */
function othersOf(alsoFrom: readonly OtherCase[]): readonly OtherCase[] {
  return alsoFrom.filter(({ stage }) => stage !== 'same');
}

/** With the parts of an object in its place, as fields have them. */
function flat<All extends object, Whole extends keyof All & string>(all: All, whole: Whole) {
  const { [whole]: parts, ...others } = all;
  const named = Object.entries((parts ?? {}) as object).map(([part, value]) => [
    `${whole}.${part}`,
    value,
  ]);
  return { ...others, ...Object.fromEntries(named) } as Flat<All>;
}

/** What they will read instead, or that it is shorter than the terms promise. */
function goodUntil({ desk: { quote }, typed }: Now, validUntil: string): string | undefined {
  if (!quote || !isCalendarDate(validUntil)) return undefined;
  const visits = typedVisits(typed);
  const last = lastDayOf({ visits, validUntil });
  if (last < validUntil) {
    return `They’ll read ${moveDateInWords(last)}: nobody can accept after the moving day.`;
  }
  const promised = lastDayOf({ visits, validUntil: quote.promisedUntil });
  return validUntil < promised
    ? `${moveDateInWords(validUntil)}: shorter than the ${quoteValidity} in our terms, and they can hold us to those.`
    : undefined;
}
