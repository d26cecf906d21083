import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Where a command writes: data apart from words about it, so that data can be piped on. */
export interface Terminal {
  /** Columns to keep to; Infinity where no person looks. */
  readonly width: number;
  /** Data, to stdout. Waits while the reader is slower. */
  print(text: string): Promise<void>;
  /** A message, to stderr. */
  note(text: string): void;
}

export function processTerminal({ stdout, stderr }: NodeJS.Process): Terminal {
  // `leads list | head` closes the pipe early, and has seen what it wanted.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
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
