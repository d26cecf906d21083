import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../content/company.ts';
import { CARD_SIZE, type Crop, type Picture } from '../content/picture.ts';
import { root } from './command.ts';
import { cutPicture } from './cut-picture.ts';

const STRIPE = 40;
const PICTURE = [620, CARD_SIZE.height - STRIPE] as const;

const tokens = readFileSync(join(root, 'web/styles/tokens.css'), 'utf8');
const font = readFileSync(join(root, 'web/assets/fonts/gabarito.woff2'), 'base64');
const mark = readFileSync(join(root, 'web/assets/mark.svg'), 'utf8');

/** A page with one card and nothing else: text on paper, the picture, the livery stripe. */
export async function socialCardHtml(title: string, picture: Picture): Promise<string> {
  const crop = { shown: PICTURE, position: focusOf(picture) };
  const image = await cutPicture(picture.master, crop, PICTURE[0]);
  return `<!doctype html>
<meta charset="utf-8">
<style>
  ${tokens}
  @font-face {
    font-family: Gabarito;
    font-weight: 400 900;
    src: url(data:font/woff2;base64,${font});
  }
  body {
    display: grid;
    grid-template: ${PICTURE[1]}px ${STRIPE}px / 1fr ${PICTURE[0]}px;
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font-family: Gabarito;
  }
  .words {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: 52px 36px 46px 56px;
  }
  .name {
    display: flex;
    align-items: center;
    gap: 16px;
    font: 750 34px/1 Gabarito;
    letter-spacing: -0.02em;
  }
  .name svg {
    width: 60px;
  }
  h1 {
    margin: 0;
    font: 800 80px/0.95 Gabarito;
    letter-spacing: -0.034em;
    text-wrap: balance;
  }
  .stripe {
    grid-column: 1 / -1;
    background: linear-gradient(var(--roof) 0 10px, var(--paper) 10px 17px, var(--teal) 17px);
  }
</style>
<div class="words">
  <div class="name">${mark}${asHtml(company.name)}</div>
  <h1>${asHtml(title)}</h1>
</div>
<img alt="" src="data:image/png;base64,${image.toString('base64')}">
<div class="stripe"></div>`;
}

/** A phone's crop comes closest to the card's frame. */
function focusOf({ social, crops }: Picture): Crop['position'] {
  const narrow = Object.entries(crops).filter(([name]) => name.endsWith('-narrow'));
  const [, crop] = narrow.at(-1) ?? Object.entries(crops).at(-1) ?? [];
  const focus = social ?? crop?.position;
  if (!focus) throw new Error('A picture without crops needs to say where its card looks');
  return focus;
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
