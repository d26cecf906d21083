import type { PictureName } from '../../content/pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import '../pictures/late-picture.css';

const SIZES = {
  /** Next to the words on tablets and wider screens. */
  normal: '(width < 48rem) 94vw, (width < 87.5rem) 46vw, 640px',
  large: '(width < 48rem) 94vw, (width < 64rem) 46vw, (width < 87.5rem) 54vw, 740px',
  /** Next to the words on wide screens only. */
  late: '(width < 64rem) 94vw, 520px',
} as const;

/** A second scene of a page's place or work. */
export function NearPicture({
  name,
  size = 'normal',
}: {
  name: PictureName;
  size?: keyof typeof SIZES;
}) {
  return (
    <div className="late-picture aspect-3/2 overflow-hidden rounded-tile md:aspect-4/3 print:aspect-auto">
      <Picture name={name} crop="inset" sizes={SIZES[size]} className="size-full object-cover" />
    </div>
  );
}
