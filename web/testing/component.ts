// Tests of components import this instead of Testing Library. Each test begins with an empty page:
// each-file.ts.
import { cleanup as removeAll } from '@testing-library/react';
import { watchFocus } from './kept-focus.ts';

export {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  within,
} from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';

/** Takes the page away, as a reload does. */
export function cleanup(): void {
  removeAll();
  watchFocus();
}
