import type { TeamAction } from '../move/stage.ts';

/** The names of the actions at the desk: on their buttons, unless the stage has another word, and above their forms. */
export const ACTION_NAMES = {
  quoted: 'Write the quote',
  agreed: 'They said yes',
  confirmed: 'Confirm the day',
  taken: 'I’m on it',
  settled: 'The move is done',
  paid: 'Note a payment',
  struck: 'Strike an entry',
  writtenOff: 'Write off what is open',
  phoned: 'Note an answer',
  callback: 'Call again',
  changed: 'Correct it for them',
  linked: 'Their link',
  undelivered: 'An email came back',
  cancelled: 'Cancel the move',
  refused: 'Not for us',
} as const satisfies Readonly<Record<Exclude<TeamAction, 'told'>, string>>;
