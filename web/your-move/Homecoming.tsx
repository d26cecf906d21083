import './homecoming.css';
import type { PicturedPlace } from '../../domain/places/pictured-place.ts';
import { THANKS } from '../../domain/your-move/moving-day.ts';
import { Columns } from '../ui/Columns.tsx';
import { MoveRoad } from './MoveRoad.tsx';
import { usePlacePictures } from './use-place-pictures.ts';

interface HomecomingProps {
  heading: string;
  toAddress: string;
}

/** The end of a move: the welcome, the road with its lit house, and the new suburb in the evening. */
export function Homecoming({ heading, toAddress }: HomecomingProps) {
  const place = usePlacePictures().placeOf?.(toAddress);
  return (
    <div className="print:hidden">
      <Columns first={7} last={4} className="items-end gap-y-4">
        <h1 className="heading-1 wrap-anywhere text-h1">{heading}</h1>
        <div>
          <p className="mb-5 text-balance text-ink-2 text-lead">{THANKS}</p>
          <MoveRoad at="moved" isHome />
        </div>
      </Columns>
      <div className="homecoming-picture">{place && <Evening {...place} />}</div>
    </div>
  );
}

function Evening({ name, isShown, pictures: { evening } }: PicturedPlace) {
  return (
    <picture>
      <source type="image/avif" media="(width < 48rem)" srcSet={evening.narrow} sizes="100vw" />
      <source type="image/avif" srcSet={evening.wide} sizes="min(80rem, 94vw)" />
      <img
        src={evening.plain}
        alt={
          isShown
            ? `${name} in the evening, its windows lit.`
            : 'A street in the evening, its windows lit.'
        }
        width={evening.width}
        height={evening.height}
      />
    </picture>
  );
}
