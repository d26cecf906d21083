/** What people write for a whole number of rand: '1200', '1 200', '1,200', or '1.200' if cents follow behind a comma. */
const WHOLE = String.raw`(\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+(?=,\d{2})|\d+)`;
const MINUS = '[-−–]';
const CURRENCY = 'R|ZAR';
const NUMBER = new RegExp(
  String.raw`^(${MINUS}|\+)? ?(${CURRENCY})? ?(${MINUS})? ?${WHOLE}([.,]\d{1,2})?(k)? ?(${CURRENCY}|rands?)?$`,
  'i',
);
/** 'R1 200-00', 'R1 200/-' and 'R1 200,-', as on a cheque. */
const NO_CENTS = new RegExp(String.raw`^((?:${CURRENCY}).*\d)(?:-00|[.,/]?[-–—])$`, 'i');
const IN_BRACKETS = new RegExp(String.raw`^((?:${CURRENCY})? ?)\((.*)\)$`, 'i');
const DIRECTION = / (more|extra|less|off)$/i;
const MOST_DIGITS = 8;
/** More than any of them needs: a pasted page costs no time. */
const LONGEST = 40;

export interface TypedRand {
  /** With its sign. */
  readonly rand: number;
  /** Whether R or the word rand is there, so that it cannot be another number. */
  readonly isNamed: boolean;
  /** Whether a bracket makes it less, as in books. */
  readonly isBracketed: boolean;
  /** Whether it says by itself that it is more or less: by a sign, a bracket or a word behind it. */
  readonly isSigned: boolean;
}

/** Reads 'R1 200', '1,200.50', 'R1200,50', '1200 rand', 'R1 200-00', '-R200', '(R200)', 'R200 less' and the like;
 *  undefined for what is not an amount in rand. '6.500' is none: it may be six thousand, or six and a half. */
export function readTypedRand(typed: string): TypedRand | undefined {
  if (typed.length > LONGEST) return undefined;
  const spaced = typed.replaceAll(/\s+/g, ' ').trim();
  const direction = DIRECTION.exec(spaced)?.[1]?.toLowerCase();
  const directed = direction ? spaced.slice(0, -direction.length).trim() : spaced;
  const isBracketed = IN_BRACKETS.test(directed);
  const bare = directed.replace(IN_BRACKETS, '$1$2').trim().replace(NO_CENTS, '$1');
  const [, sign, before, signLater, whole = '', cents = '', thousands, after] =
    NUMBER.exec(bare) ?? [];
  const digits = whole.replaceAll(/[ ,.]/g, '');
  const isNamed = Boolean(before ?? after);
  // Without its R, 2k is any two thousand.
  if (digits === '' || digits.length > MOST_DIGITS || (thousands && !isNamed)) return undefined;
  const amount = Number(digits + cents.replace(',', '.'));
  const rand = thousands ? Math.round(amount * 1000) : amount;
  const isMinus = (sign ?? '+') !== '+' || signLater !== undefined;
  const isLess = isMinus || isBracketed || direction === 'less' || direction === 'off';
  const isSigned = isLess || sign === '+' || direction !== undefined;
  return { rand: isLess ? -rand : rand, isNamed, isBracketed, isSigned };
}

/** The same as a number; NaN for what is not an amount in rand. */
export function parseRand(typed: string): number {
  return readTypedRand(typed)?.rand ?? Number.NaN;
}
