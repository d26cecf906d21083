/** Swedish dates are ISO dates. */
const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** '2026-11-21T20:33:13.106Z' as '2026-11-21 22:33', the local time. */
export function shortTime(isoTime: string): string {
  return format.format(new Date(isoTime));
}
