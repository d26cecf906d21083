import type { PictureName } from '../../content/pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import '../pictures/late-picture.css';
import './near-picture.css';

/** A detail of the page's place or work, below a heading. */
export function NearPicture({ name, large = false }: { name: PictureName; large?: boolean }) {
  return (
    <div className="near-picture late-picture overflow-hidden rounded-tile">
      <Picture
        name={name}
        crop="inset"
        sizes={
          large
            ? '(width < 48rem) 94vw, (width < 64rem) 46vw, (width < 87.5rem) 54vw, 740px'
            : '(width < 48rem) 94vw, (width < 64rem) 46vw, 520px'
        }
      />
    </div>
  );
}
