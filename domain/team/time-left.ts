import { hoursIn } from '../../content/term.ts';
import { emailQuoteWithin, TERMS } from '../../content/terms.ts';

const MINUTE_MS = 60_000;
export const PROMISED_MS = hoursIn(TERMS.emailQuoteWithin) * 60 * MINUTE_MS;

/** The moment until which a visitor who wrote then is promised a quote by email. */
export function promisedBy(receivedAt: string): Date {
  return new Date(Date.parse(receivedAt) + PROMISED_MS);
}

interface Received {
  readonly receivedAt: string;
  /** A time is promised for a quote by email, and for nothing else. */
  readonly isPromised: boolean;
}

/** '3 h 20 min of … left', '2 days late'; where no time is promised 'waiting for 5 h'. */
export function timeLeft({ receivedAt, isPromised }: Received, now: Date): string {
  if (!isPromised) return `waiting for ${roughly(now.getTime() - Date.parse(receivedAt))}`;
  const left = promisedBy(receivedAt).getTime() - now.getTime();
  return left >= 0 ? `${inHours(left)} of ${emailQuoteWithin} left` : `${roughly(-left)} late`;
}

/** '45 min', '5 h', '2 days': in one unit, to the nearest day. */
export function roughly(ms: number): string {
  const hours = Math.floor(ms / MINUTE_MS / 60);
  if (hours < 24) return hours > 0 ? `${hours} h` : inHours(ms);
  const days = Math.round(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** '3 h 20 min', '45 min', '2 days 3 h' */
export function inHours(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days >= 2) return parts([days, 'days'], [hours % 24, 'h']);
  return hours > 0 ? parts([hours, 'h'], [minutes % 60, 'min']) : `${minutes} min`;
}

function parts(...figures: readonly (readonly [figure: number, unit: string])[]): string {
  return figures
    .filter(([figure]) => figure > 0)
    .map(([figure, unit]) => `${figure} ${unit}`)
    .join(' ');
}
