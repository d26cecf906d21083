import './road-band.css';

/** Jacaranda petals along both edges of the road. */
export function Petals() {
  return (
    <>
      <span className="petals" />
      <span className="petals petals-right" />
    </>
  );
}
