/** In minutes after midnight. */
export interface ArrivalTimes {
  readonly from: number;
  readonly until: number;
}

const HOUR = 60;
const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2})|h)?\s?(am|pm|a\.m\.?|p\.m\.?)?`;
/** 'between 8 and 9', '7 to 8', '8:30–9:30', '8'; a text with anything else in it is not certain. */
const HOURS = new RegExp(
  `^(?:between |from |at )?${TIME}(?: ?(?:and|to|until|till|-|–) ?${TIME})?$`,
);

/** When the truck arrives, if the hours that the team wrote are certain: the end of a single hour is an hour later.
 *  Undefined for text such as 'about 8' or 'in the morning'. */
export function arrivalTimes(window: string): ArrivalTimes | undefined {
  const [, ...parts] = HOURS.exec(window.trim().toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const [hour, minutes, half, lastHour, lastMinutes, lastHalf] = parts;
  if (hour === undefined) return undefined;
  if (lastHour === undefined) {
    const from = earliest(timesOf(hour, minutes, half));
    return from === undefined ? undefined : within({ from, until: from + HOUR });
  }
  const until = earliest(timesOf(lastHour, lastMinutes, lastHalf ?? (half === 'pm' ? half : '')));
  if (until === undefined) return undefined;
  const before = timesOf(hour, minutes, half).filter((time) => time < until);
  // 'between 8 and 9 pm' is in the evening, 'between 11 and 1 pm' begins before noon.
  const from = lastHalf ? before.at(-1) : earliest(before);
  return from === undefined ? undefined : within({ from, until });
}

/** Midnight ends the day. */
function within(times: ArrivalTimes): ArrivalTimes | undefined {
  return times.until < 24 * HOUR ? times : undefined;
}

/** The meanings of a time: without am or pm both halves of the day. */
function timesOf(hour: string, minutes = '0', half = ''): number[] {
  const hours = Number(hour);
  const past = Number(minutes);
  if (hours > (half ? 12 : 23) || past > 59 || (half && hours === 0)) return [];
  const morning = (hours % 12) * HOUR + past;
  if (half) return [half.startsWith('p') ? morning + 12 * HOUR : morning];
  return hours > 12 || hour.startsWith('0')
    ? [hours * HOUR + past]
    : [morning, morning + 12 * HOUR];
}

/** Nobody moves before six in the morning. */
function earliest(times: readonly number[]): number | undefined {
  return times.find((time) => time >= 6 * HOUR);
}
