import '../fields/inventory-drawing.css';

/** Unseen: makes the browser fetch the drawings, and prepare what any date field needs, before a step shows
 *  them. A page's first date field takes a mid-range phone some 35 ms, for which the last tap would wait. */
export function StepsAhead() {
  return (
    <span className="steps-ahead">
      <input type="date" />
    </span>
  );
}
