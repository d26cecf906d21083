import './price-disc.css';

interface PriceDiscProps {
  label: string;
  price: string;
  /** Over a picture across the page, or on the corner of one beside its heading. */
  place?: 'across' | 'corner';
}

/** A round sticker with a price, turned a little, as on a shop window. */
export function PriceDisc({ label, price, place }: PriceDiscProps) {
  return (
    <p className={place === 'corner' ? 'price-disc price-disc-corner' : 'price-disc'}>
      <span className="price-disc-label">{label}</span>{' '}
      <span className="price-disc-price">{price}</span>
    </p>
  );
}
