import './price-disc.css';

interface PriceDiscProps {
  label: string;
  price: string;
  /** Over a picture across the page, or on the corner of one next to its heading. */
  place?: 'across' | 'corner';
}

/** A round sticker with a price, turned a little, as on a shop window. */
export function PriceDisc({ label, price, place }: PriceDiscProps) {
  return (
    <p
      className={`price-disc flex flex-col items-center justify-center leading-none ${place === 'corner' ? 'price-disc-corner' : ''}`}
    >
      <span className="price-disc-label font-semibold">{label}</span>{' '}
      <span className="price-disc-price leading-figure tracking-tighter">{price}</span>
    </p>
  );
}
