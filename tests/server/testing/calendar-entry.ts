import type { Mail } from '../../../server/mail/mail.ts';

/** The calendar entry that comes with a mail, as a calendar reads it; its properties are undefined if there is
 *  none. */
export function entryIn(mail: Pick<Mail, 'calendar'> | undefined) {
  const lines = `${mail?.calendar}`.replaceAll('\r\n ', '').split('\r\n');
  const find = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length);
  return {
    uid: find('UID:'),
    method: find('METHOD:'),
    status: find('STATUS:'),
    day: find('DTSTART;VALUE=DATE:'),
    end: find('DTEND;VALUE=DATE:'),
    summary: find('SUMMARY:'),
    description: find('DESCRIPTION:')?.replaceAll('\\n', '\n').replaceAll('\\', ''),
    sequence: Number(find('SEQUENCE:')),
  };
}
