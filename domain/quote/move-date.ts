const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const dayInWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-12-05' as 'Saturday 5 December 2026'; anything that is not an ISO date as it stands. */
export function moveDateInWords(moveDate: string): string {
  const date = ISO_DATE.test(moveDate) ? new Date(`${moveDate}T00:00:00Z`) : undefined;
  if (!date || Number.isNaN(date.getTime())) return moveDate;
  return dayInWords.format(date).replace(',', '');
}
