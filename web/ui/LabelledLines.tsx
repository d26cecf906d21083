const QUIET = 'text-ink-2 text-small';
const FIRM = 'font-semibold leading-snug';

interface Look {
  readonly list: string;
  /** Around a label and its value. */
  readonly line?: string;
  readonly label: string;
  readonly value: string;
  /** The sum of the lines. */
  readonly total?: string;
  /** Of a value: an amount of money, or anything else. */
  readonly amount?: string;
  readonly sentence?: string;
}

const LOOKS = {
  /** Short ones are side by side, long ones take the row. */
  flow: {
    list: 'flex flex-wrap gap-x-9 gap-y-3.5 print:gap-x-5 print:gap-y-1',
    label: QUIET,
    value: `text-balance ${FIRM}`,
  },
  /** The amounts in a column at the right, as on a bill. */
  ledger: {
    list: 'divide-y divide-dotted divide-edge border-edge border-y border-dotted',
    line: 'flex justify-between gap-x-6 py-1.5 print:py-0.5',
    label: 'leading-snug',
    value: FIRM,
    total: 'font-heavy text-lead leading-snug',
    amount: 'shrink-0 text-right',
    sentence: 'grow max-w-1/2',
  },
  stack: { list: 'flex flex-col gap-4.5', label: QUIET, value: FIRM },
  'small-print': {
    list: 'mt-1 space-y-2 text-small leading-snug',
    label: 'font-semibold',
    value: '',
  },
} as const satisfies Readonly<Record<string, Look>>;

/** 'R6 500', '−R450.50' */
const AMOUNT = /^[-−]?R[\d\s]+(?:\.\d\d)?$/;

/** Up to the year: a date is in one line. */
const DATE = /(\d) (\w+) (?=\d{4})/g;

interface LabelledLinesProps {
  lines: readonly { readonly label: string; readonly value: string; readonly field?: string }[];
  look: keyof typeof LOOKS;
}

/** Labels, each with its value below it. */
export function LabelledLines({ lines, look }: LabelledLinesProps) {
  const { list, line, label: ofLabel, value: ofValue, total, amount, sentence }: Look = LOOKS[look];
  return (
    <dl className={list}>
      {lines.map(({ label, value, field }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no state, and the same may come twice.
        <div key={index} className={line}>
          <dt className={(field === 'price' && total) || ofLabel}>{label}</dt>
          <dd
            className={`wrap-anywhere whitespace-pre-line ${(field === 'price' && total) || ofValue} ${(AMOUNT.test(value) ? amount : sentence) ?? ''}`}
          >
            {value.replace(DATE, '$1\u00a0$2\u00a0')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
