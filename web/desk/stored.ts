import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import type { DeskAction } from '../../domain/team/desk-action.schema.ts';
import type { News } from './how-they-hear.ts';

/** What the desk says of an action that is stored and is no news for the visitor. */
export const STORED: Readonly<Record<Exclude<DeskAction['kind'], News>, string>> = {
  taken: 'You’re on it.',
  phoned: 'Noted.',
  refused: 'Noted: we turn it down. A polite reply is ready to send.',
  declined: `Noted: they said no. If they change their mind, press “${ACTION_NAMES.reopened}”.`,
  same: `Noted: the other one goes on. “${ACTION_NAMES.reopened}” takes this back.`,
  reopened: 'It’s open again, as it was before.',
  quoted: 'The quote is going out by email.',
  agreed: 'Noted: they said yes. Now confirm the day.',
  undelivered: 'Noted: it came back. Their page asks for the right address.',
  changed: 'Corrected. They’re told what changed.',
  linked: 'The link is going out by email.',
  told: 'Noted: they know.',
  writtenOff: 'Written off. Nobody is reminded any more.',
  callback: 'Noted. The morning email of that day will bring it up.',
};
