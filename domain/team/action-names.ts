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
  phoned: 'Note what was said',
  callback: 'Call again',
  changed: 'Correct it for them',
  linked: 'Send their link',
  undelivered: 'Note a bounced email',
  cancelled: 'Cancel the move',
  declined: 'They said no',
  refused: 'Turn it down',
  same: 'The same as another',
  reopened: 'Open it again',
} as const satisfies Readonly<Record<Exclude<TeamAction, 'told'>, string>>;

/** The name of `agreed` once there is a yes. */
export const OTHER_PRICE = 'They agreed to another price';
