// npm run art -- [--preview] [--night] NAME: renders a master again from its scene, with Debian's
// Blender.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { masterFile } from '../content/picture.ts';
import { root } from './command.ts';

/** More samples made no visible difference after denoising. */
const FINAL = { share: 1, samples: 28, quality: 94 };
const BY_NIGHT = { ...FINAL, samples: 20 };
const PREVIEW = { share: 0.425, samples: 18, quality: 90 };

const BLENDER = 'blender';
const scenes = join(root, 'art/scenes');
const names = readdirSync(join(scenes, 'pictures'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => basename(file, '.py').replaceAll('_', '-'))
  .toSorted();

const { values, positionals } = parseArgs({
  options: {
    preview: { type: 'boolean', default: false },
    night: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [name] = positionals;
if (!name || !names.includes(name)) {
  const problem = name ? `There is no scene for ${name}.` : 'Which picture?';
  stop(
    `${problem} npm run art -- [--preview] [--night] NAME, with one of these:\n  ${names.join(', ')}`,
  );
}
if (spawnSync(BLENDER, ['--version']).error) {
  stop('Blender is missing. On Debian: apt-get install blender python3-numpy');
}
const hour = values.night ? 'night' : 'day';
if (values.preview) {
  await render(PREVIEW, `var/art/${name}-${hour}.webp`);
} else {
  await render(values.night ? BY_NIGHT : FINAL, masterFile(name, hour));
  console.log('Now cut it for the pages: npm run art:encode, npm run art:social');
}

async function render({ share, samples, quality }: typeof FINAL, file: string) {
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
        `${name}`,
        hour,
        drawn,
        `${share}`,
        `${samples}`,
      ],
      { stdio: 'inherit', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
    );
    if (status !== 0) stop(`Blender could not render ${name}.`);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toFile(join(root, file));
    console.log(`${file} is drawn.`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
