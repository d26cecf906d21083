import { useState } from 'react';

/** The item that was chosen last, as long as it stays chosen. Items that were there from the start
 *  were chosen earlier. */
export function useLastChosen<Item>(chosen: readonly Item[]): Item | undefined {
  const [{ before, last }, follow] = useState({
    before: chosen,
    last: undefined as Item | undefined,
  });
  const added = chosen.find((item) => !before.includes(item));
  if (added !== undefined || chosen.length !== before.length) {
    follow({ before: chosen, last: added ?? last });
  }
  return last !== undefined && chosen.includes(last) ? last : undefined;
}
