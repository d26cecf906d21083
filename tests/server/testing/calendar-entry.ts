import type { Mail } from '../../../server/sending/mail/mail.ts';

/** The calendar entry that comes with a mail, as a calendar reads it; its properties are undefined if there is
 *  none. */
export function entryIn(mail: Pick<Mail, 'calendar'> | undefined) {
  const lines = `${mail?.calendar}`.replaceAll('\r\n ', '').split('\r\n');
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'));
  const find = (name: string) =>
    [...lines.slice(0, 5), ...event].find((line) => line.startsWith(name))?.slice(name.length);
  const [, day, time] =
    /^DTSTART;(?:VALUE=DATE|TZID=[^:]+):(\d{8})(?:T(\d{4})00)?$/m.exec(event.join('\n')) ?? [];
  return {
    uid: find('UID:'),
    method: find('METHOD:'),
    status: find('STATUS:'),
    organizer: find('ORGANIZER;CN="'),
    day,
    /** '0800'; undefined for a whole day. */
    time,
    end: find('DTEND;VALUE=DATE:'),
    summary: find('SUMMARY:'),
    description: find('DESCRIPTION:')?.replaceAll('\\n', '\n').replaceAll('\\', ''),
    sequence: Number(find('SEQUENCE:')),
  };
}
