import { CARD_SIZE } from '../../content/picture.ts';
import { absoluteUrl } from './absolute-url.ts';

// Made by `npm run art:social`, each named after its page's file.
const urls = import.meta.glob<string>('../assets/social/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The fallback for a page without a card. */
const ICON = { path: '/icon-512.png', size: 512 };

/** The picture of a shared link. */
export function socialCardOf(path: string, pageTitle: string, pictureAlt: string) {
  // A new page shows the home page's card until it has its own; a test names such pages.
  const card = cardUrl(path.slice(1) || 'index') ?? cardUrl('index');
  const [title] = pageTitle.split(' | ');
  const alt = `${title}. ${pictureAlt}`;
  return card
    ? { url: absoluteUrl(card), alt, type: 'image/jpeg', ...CARD_SIZE }
    : { url: absoluteUrl(ICON.path), alt, type: 'image/png', width: ICON.size, height: ICON.size };
}

function cardUrl(name: string): string | undefined {
  return urls[`../assets/social/${name}.jpg`];
}
