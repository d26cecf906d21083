import { expect, test } from 'vitest';
import { about } from '../../content/about.ts';
import { home } from '../../content/home.ts';
import { type PictureName, pictures } from '../../content/pictures.ts';
import type { About } from '../../content/single-pages.ts';
import { render, screen } from '../testing/component.ts';
import { AboutPage } from './AboutPage.tsx';
import { FounderBand } from './FounderBand.tsx';
import { PhotographBand } from './Photograph.tsx';

const NAMES = Object.keys(pictures) as PictureName[]; // the keys of a complete record
/** A picture made with `near`, as a photograph is; each company has one of its own. */
const NAME = NAMES.find((name) => name.endsWith('-near')) ?? 'hero';
/** A company may leave its founder out. */
const ABOUT: About = {
  ...about,
  founder: { name: 'Naledi', role: 'Founder', paragraphs: ['She drives herself.'] },
};
const photograph = () => screen.queryByRole('img', { name: pictures[NAME].alt });
const drawing = () => screen.queryByRole('img', { name: pictures.founder.alt });

test.each(['crew', 'truck'] as const)('without a photograph of the %s its place is empty', (of) => {
  const { container } = render(<PhotographBand of={of} name={undefined} />);
  expect(container.innerHTML).toBe('');
});

test.each([
  ['crew', 'The people who come'],
  ['truck', 'The truck that comes'],
] as const)('a photograph of the %s is drawn under its heading', (of, heading) => {
  render(<PhotographBand of={of} name={NAME} />);
  expect(screen.queryByRole('heading', { name: heading })).not.toBeNull();
  expect(photograph()).not.toBeNull();
});

const firstPicture = { name: 'about', crop: 'band', sizes: '100vw' } as const;

test.each([
  ['Home', (name?: PictureName) => <FounderBand about={home.about} photograph={name} />],
  [
    'About',
    (name?: PictureName) => <AboutPage about={ABOUT} picture={firstPicture} photograph={name} />,
  ],
])('on %s a photograph of the founder replaces the drawn family', (_, page) => {
  const { rerender } = render(page());
  expect(drawing()).not.toBeNull();
  rerender(page(NAME));
  expect(photograph()).not.toBeNull();
  expect(drawing()).toBeNull();
});
