import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What tests of components import in place of Testing Library: each test begins with an empty page.
afterEach(() => {
  cleanup();
  document.title = '';
  sessionStorage.clear();
  localStorage.clear();
});

export { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
