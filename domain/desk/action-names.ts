import type { TeamAction } from '../history/stage.ts';

/** What the desk calls each action: its button, unless the stage has another word for it, and the heading of its form. */
export const ACTION_NAMES = {
  quoted: 'Write the quote',
  agreed: 'They said yes',
  confirmed: 'Confirm the day',
  taken: 'I’m on it',
  settled: 'The move is done',
  paid: 'They have paid',
  phoned: 'Note an answer',
  callback: 'Call again',
  changed: 'Correct it for them',
  linked: 'Their link',
  undelivered: 'An email came back',
  cancelled: 'Cancel the move',
  refused: 'Not for us',
} as const satisfies Readonly<Record<Exclude<TeamAction, 'told'>, string>>;
