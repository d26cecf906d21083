import * as z from 'zod/mini';
import { cleanAddress, cleanLine, cleanText, shown } from './text.ts';

// Without this zod tries `new Function`, which the content security policy reports as a violation.
z.config({ jitless: true });

const LONGEST_LINE = 500;
const ELLIPSIS = '…';
const LONGEST_TEXT = 5000;
/** RFC 5321 section 4.5.3.1.3, less the angle brackets. */
const LONGEST_EMAIL = 254;

/** One line, trimmed before it is measured, with a message for a missing or short value. Marks that show nothing do
 *  not count. */
export function line(shortest: number, message: string, longest = LONGEST_LINE) {
  return cleaned(cleanLine, message, shownFrom(shortest), longest);
}

/** A phone number, as it was typed. */
export function phone(shortest: number, message: string) {
  return cleaned(cleanAddress, message, shownFrom(shortest));
}

function cleaned(
  clean: (text: string) => string,
  message: string,
  is: (text: string) => boolean,
  longest = LONGEST_LINE,
) {
  return z
    .string(message)
    .check(
      z.overwrite(clean),
      must(is, message),
      z.maxLength(longest, `Please keep this to ${longest} characters`),
    );
}

/** The message for what is typed into a field by itself; empty if its schema takes that. */
export function problemWith(schema: z.ZodMiniType, typed: string): string {
  return schema.safeParse(typed).error?.issues[0]?.message ?? '';
}

/** A line of ours around a visitor's text, cut between characters to the length that a line may have. */
export function shortLine(text: string): string {
  if (text.length <= LONGEST_LINE) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length + ELLIPSIS.length > LONGEST_LINE) break;
    kept += character;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

/** Several lines, trimmed before they are measured.
 *  @param what names the field in the message for a long value: 'Please keep your notes to …' */
export function text(shortest: number, message: string, what: string) {
  return z
    .string(message)
    .check(
      z.overwrite(cleanText),
      must(shownFrom(shortest), message),
      z.maxLength(LONGEST_TEXT, `Please keep your ${what} to ${LONGEST_TEXT} characters`),
    );
}

export function email(message: string) {
  return z
    .string(message)
    .check(z.overwrite(cleanAddress), z.maxLength(LONGEST_EMAIL, message), must(isEmail, message));
}

/** An address that a browser accepts, and whose domain has a dot. */
export function isEmail(text: string): boolean {
  return z.regexes.html5Email.test(text) && text.includes('.', text.indexOf('@'));
}

/** @returns a condition that carries its limit, for the API's document */
function shownFrom(shortest: number) {
  return Object.assign((value: string) => shown(value).length >= shortest, { shortest });
}

/** A check by a plain function: Zod's `refine` would weigh on the pages of visitors, which share its
 *  code. It carries its condition, for the API's document.
 *  @param path the field that gets the message, for a check of several */
export function must<Value>(
  be: (value: Value) => boolean,
  message: string,
  path: readonly string[] = [],
): z.core.CheckFn<Value> & { readonly be: (value: Value) => boolean } {
  const check: z.core.CheckFn<Value> = ({ value, issues }) => {
    if (be(value)) return;
    // With `continue`, later checks still speak.
    issues.push({ code: 'custom', input: value, message, path: [...path], continue: true });
  };
  return Object.assign(check, { be });
}

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number, message: string) {
  const isWithin = (value: number) => Number.isInteger(value) && value >= least && value <= most;
  return z.number(message).check(must(isWithin, message));
}
