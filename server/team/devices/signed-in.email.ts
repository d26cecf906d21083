import { deskTime } from '../../../domain/dates/desk-time.ts';
import { SIGNED_IN_DAYS } from '../../../domain/team/whose-device.ts';
import type { Letter } from '../../sending/mail/letter.ts';
import { textAndHtml } from '../../sending/mail/letter-html.ts';
import type { ComposeMail } from '../../sending/outbox/outbox.worker.ts';
import { leadsName } from '../../settings/config.ts';
import { findAnyDevice } from './device.repository.ts';

/** Composes the mail that says which device was signed in. */
export const composeSignedInMail: ComposeMail = async (db, { about }, { siteUrl }) => {
  const device = about === null ? undefined : await findAnyDevice(db, about);
  if (!device) return undefined;
  const { id, name, browser, signedInAt } = device;
  const letter: Letter = {
    title: `${name} was signed in`,
    lead: `Our requests and the diary open on it, until it has not been used for ${SIGNED_IN_DAYS} days. Not one of yours? Sign it out at once.`,
    links: [{ label: 'See our devices', url: `${siteUrl}/devices` }],
    sections: [
      {
        title: 'Which device',
        lines: [
          { label: 'Name', value: name },
          { label: 'Browser', value: browser || 'not known' },
          { label: 'Signed in', value: deskTime(signedInAt) },
          { label: 'To sign it out on the server', value: `${leadsName()} device --out ${id}` },
        ],
      },
    ],
  };
  return {
    reference: `DEVICE-${id}`,
    replyTo: null,
    subject: `${name} was signed in`,
    ...textAndHtml(letter),
  };
};
