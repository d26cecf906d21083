import type { DeskLink } from '../../domain/team/desk-view.ts';
import { TEXT_LINK } from '../ui/text-link.ts';

/** A link from the desk to a page that opens in another tab. */
export function OtherPage({ label, url }: DeskLink) {
  return (
    <a href={url} className={TEXT_LINK} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
