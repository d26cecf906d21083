import type { PictureName } from '../../content/pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import '../pictures/late-picture.css';

/** A second scene of a page's place. */
export function NearPicture({ name, large = false }: { name: PictureName; large?: boolean }) {
  return (
    <div className="late-picture aspect-3/2 overflow-hidden rounded-tile md:aspect-4/3 print:aspect-auto">
      <Picture
        name={name}
        crop="inset"
        sizes={
          large
            ? '(width < 48rem) 94vw, (width < 64rem) 46vw, (width < 87.5rem) 54vw, 740px'
            : '(width < 48rem) 94vw, (width < 87.5rem) 46vw, 640px'
        }
        className="size-full object-cover"
      />
    </div>
  );
}
