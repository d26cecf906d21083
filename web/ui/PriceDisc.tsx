interface PriceDiscProps {
  label: string;
  price: string;
}

/** A round sticker with a price, turned a little, as on a shop window. */
export function PriceDisc({ label, price }: PriceDiscProps) {
  return (
    <p className="price-disc">
      <span className="font-[650] text-[14px] lg:text-[19px]">{label}</span>{' '}
      <span className="font-[850] text-[38px] leading-[0.85] tracking-[-0.028em] lg:text-[54px]">
        {price}
      </span>
    </p>
  );
}
