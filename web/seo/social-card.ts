import { CARD_SIZE } from '../../art/picture.ts';
import { absoluteUrl } from './absolute-url.ts';

// Made by `npm run art:social`, each named after its page's file.
const urls = import.meta.glob<string>('../assets/social/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What networks show of a shared link. */
export function socialCardOf(path: string, pageTitle: string, pictureAlt: string) {
  // A new page shows the home page's card until it has its own; a test names such pages.
  const url = cardUrl(path.slice(1) || 'index') ?? cardUrl('index') ?? '/icon-512.png';
  const [title] = pageTitle.split(' | ');
  return { url: absoluteUrl(url), alt: `${title}. ${pictureAlt}`, ...CARD_SIZE };
}

function cardUrl(name: string): string | undefined {
  return urls[`../assets/social/${name}.jpg`];
}
