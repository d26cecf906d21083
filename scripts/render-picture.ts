// npm run art -- [--preview] NAME: renders a master again from its scene, with Debian's Blender.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { root } from './command.ts';

/** More samples made no visible difference after denoising. */
const FINAL = { width: 1600, samples: 28, quality: 94, folder: 'art/masters' };
const PREVIEW = { width: 680, samples: 18, quality: 90, folder: 'test-results/art' };

const BLENDER = 'blender';
const scenes = join(root, 'art/scenes');
const names = readdirSync(join(scenes, 'pictures'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => basename(file, '.py').replaceAll('_', '-'))
  .toSorted();

const { values, positionals } = parseArgs({
  options: { preview: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name] = positionals;
if (!name || !names.includes(name)) {
  const problem = name ? `There is no scene for ${name}.` : 'Which picture?';
  stop(`${problem} npm run art -- [--preview] NAME, with one of these:\n  ${names.join(', ')}`);
}
if (spawnSync(BLENDER, ['--version']).error) {
  stop('Blender is missing. On Debian: apt-get install blender python3-numpy');
}
await render(name, values.preview ? PREVIEW : FINAL);

async function render(picture: string, { width, samples, quality, folder }: typeof FINAL) {
  const work = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    const drawn = join(work, 'drawn.png');
    const script = join(scenes, 'render.py');
    const { status } = spawnSync(
      BLENDER,
      // Without the exit code, Blender reports success even if its script fails.
      [
        '-b',
        '--python-exit-code',
        '1',
        '-P',
        script,
        '--',
        picture,
        drawn,
        `${width}`,
        `${samples}`,
      ],
      { stdio: 'inherit', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
    );
    if (status !== 0) stop(`Blender could not render ${picture}.`);
    const file = join(folder, `${picture}.webp`);
    mkdirSync(join(root, folder), { recursive: true });
    await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toFile(join(root, file));
    console.log(`${file} is drawn.`);
    if (folder === FINAL.folder) {
      console.log('Now cut it for the pages: npm run art:encode, npm run art:social');
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
