import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that a system gives to whoever asks for any (Linux: from 32768), so that none of our
 *  hundreds of connections takes one between this answer and its use. Browsers refuse some lower ones. */
const PORTS = { from: 20_000, to: 32_768 };

/** A port for a server that must have the same one after a restart; others ask for port 0. It is even:
 *  this process keeps the odd one after it, so that no other run takes the pair. */
export async function freePort(ports = PORTS): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from / 2, ports.to / 2) * 2;
    const claim = await listen(port + 1);
    if (!claim) continue;
    const probe = await listen(port);
    if (!probe) {
      claim.close();
      continue;
    }
    probe.close();
    await once(probe, 'close');
    claim.unref();
    return port;
  }
}

/** @returns undefined when somebody has the port */
async function listen(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  );
}
