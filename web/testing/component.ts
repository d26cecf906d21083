// Tests of components import this instead of Testing Library. Each test begins with an empty page:
// each-file.ts.
export {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  within,
} from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
