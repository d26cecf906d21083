import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** A command's output. Data and messages are separate, so that data can be piped on. */
export interface Terminal {
  /** The width in columns; Infinity if the output is not a terminal. */
  readonly width: number;
  /** Writes data to stdout, and waits for a slower reader. */
  print(text: string): Promise<void>;
  /** Writes a message to stderr. */
  note(text: string): void;
}

export function processTerminal({ stdout, stderr }: NodeJS.Process): Terminal {
  // `leads list | head` closes the pipe early; that is not a failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    // A full disk is for the person at the terminal to mend, not a bug.
    stderr.write(`The output cannot be written: ${error.message}.\n`);
    process.exit(1);
  });
  return {
    width: stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY,
    print: (text) => write(stdout, text),
    note: (text) => void stderr.write(`${text}\n`),
  };
}

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
