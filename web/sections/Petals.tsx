/** Jacaranda petals along both edges of the road. */
export function Petals() {
  return ['left', 'right'].map((side) => <span key={side} className="petals" />);
}
