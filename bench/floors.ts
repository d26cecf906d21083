import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { freePort } from '../tests/server/testing/free-port.ts';

const PICTURE_BYTES = 30_000;

/** The floors contain only the essentials: a page without any one of them scores below 100. */
const page = (body: string) =>
  gzipSync(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A floor">
<link rel="icon" href="data:,"></head><body><main>${body}</main></body></html>`);

/** The smallest possible pages on this machine, in this browser: a word, or a word and a picture of
 *  30 kB, or a button that reveals text already there. */
export async function startFloors() {
  const files = new Map([
    ['/text', { type: 'text/html', encoding: 'gzip', body: page('<h1>Movers</h1>') }],
    [
      '/picture',
      {
        type: 'text/html',
        encoding: 'gzip',
        body: page('<h1>Movers</h1><img src="/30kB.jpg" alt="Noise" width="390" height="293">'),
      },
    ],
    ['/button', { type: 'text/html', encoding: 'gzip', body: page(BUTTON) }],
    ['/30kB.jpg', { type: 'image/jpeg', encoding: 'identity', body: await noise() }],
  ]);
  const port = await freePort();
  const server = createServer((request, answer) => {
    const file = files.get(request.url ?? '');
    if (!file) return answer.writeHead(404).end();
    const headers = { 'content-type': file.type, 'content-encoding': file.encoding };
    return answer.writeHead(200, { ...headers, 'content-length': file.body.length }).end(file.body);
  }).listen(port, '127.0.0.1');
  return {
    url: `http://localhost:${port}`,
    /** Serves so many bytes of script that does nothing, uncompressed. */
    addScript(path: string, bytes: number) {
      const body = Buffer.alloc(bytes, ' ');
      files.set(path, { type: 'text/javascript', encoding: 'identity', body });
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const BUTTON = `<button>Go on</button><section hidden><h1>Step</h1></section><script>
document.querySelector('button').onclick = () => { document.querySelector('section').hidden = false; };
</script>`;

/** An incompressible picture, padded up to the byte after its end. */
async function noise(): Promise<Buffer> {
  const [width, height] = [390, 293];
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, at) => (at * 7919) % 251));
  const picture = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 20 })
    .toBuffer();
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, PICTURE_BYTES - picture.length))]);
}
