import type { PictureName } from '../../content/pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import { pictureNamed } from '../pictures/picture-sources.ts';
import '../pictures/late-picture.css';

/** A second look at a page's place. Without a crop for phones it is not for them: what is hidden is
 *  not fetched either. */
export function NearPicture({ name, large = false }: { name: PictureName; large?: boolean }) {
  const shown = 'inset-narrow' in pictureNamed(name).crops ? '' : 'hidden md:block';
  return (
    <div
      className={`late-picture aspect-3/2 overflow-hidden rounded-tile md:aspect-4/3 print:aspect-auto ${shown}`}
    >
      <Picture
        name={name}
        crop="inset"
        sizes={
          large
            ? '(width < 48rem) 94vw, (width < 64rem) 46vw, (width < 87.5rem) 54vw, 740px'
            : '(width < 48rem) 94vw, (width < 64rem) 46vw, 520px'
        }
        className="size-full object-cover"
      />
    </div>
  );
}
