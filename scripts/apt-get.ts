import type { Command } from './command.ts';

/** Debian's apt-get for one stage at a time: a second one would not wait for the first, but fail. */
export function aptGet(...args: readonly string[]): Command {
  return ['flock', '/var/lib/apt', 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
}
