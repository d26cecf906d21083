/** Where petals lie, on a strip 70 wide and 900 high:
 *  x, y, half length, half width, turn in degrees, opacity. */
const PETALS = [
  [44, 16, 5, 3.4, 40, 0.6],
  [67, 10, 4.5, 3.6, -50, 0.9],
  [16, 40, 4, 3, 20, 0.8],
  [50, 48, 6, 5, 80, 0.5],
  [69, 40, 4, 3.6, 0, 0.8],
  [16, 54, 4, 3, 10, 0.7],
  [66, 67, 5.6, 4, 35, 0.9],
  [60, 88, 4, 3, 60, 0.4],
  [14, 174, 8, 5.4, 75, 0.6],
  [16, 211, 5, 4, 30, 0.5],
  [31, 278, 7, 5, 85, 0.8],
  [44, 394, 7.6, 5.6, 65, 0.9],
  [30, 538, 6.4, 4.4, 120, 0.8],
  [53, 602, 8, 5.6, -20, 0.6],
  [39, 669, 8.6, 5.6, 15, 0.5],
  [37, 740, 6, 3.6, 60, 0.5],
  [69, 818, 6.6, 4.4, 110, 0.9],
] as const;

/** Jacaranda petals along both edges of the road. */
export function Petals() {
  return ['left', 'right'].map((side) => (
    <svg
      key={side}
      className="petals"
      viewBox="0 0 70 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {PETALS.map(([x, y, length, width, turn, opacity]) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={length}
          ry={width}
          transform={`rotate(${turn} ${x} ${y})`}
          opacity={opacity}
        />
      ))}
    </svg>
  ));
}
