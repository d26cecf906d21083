import type { PictureName } from '../../content/pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import '../pictures/late-picture.css';
import './near-picture.css';

/** A detail of the page's place or work, below a heading. */
export function NearPicture({ name }: { name: PictureName }) {
  return (
    <div className="near-picture late-picture mt-8 overflow-hidden rounded-tile">
      <Picture name={name} crop="inset" sizes="(width < 64rem) 94vw, 520px" />
    </div>
  );
}
