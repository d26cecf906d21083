import type { PictureName } from '../../content/pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import '../pictures/late-picture.css';
import './card-picture.css';

/** A card's picture: across its width, or upright beside its text on phones. */
export function CardPicture({ name }: { name: PictureName }) {
  return (
    <div className="card-picture late-picture w-29 shrink-0 self-start md:w-auto overflow-hidden rounded-tile">
      <Picture name={name} crop="card" sizes="(width < 48rem) 116px, 411px" />
    </div>
  );
}
