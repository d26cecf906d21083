import { expect, it } from 'vitest';
import { render, screen } from '../testing/component.ts';
import { giveBackFocus } from './give-back-focus.ts';

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

function page() {
  render(
    <>
      <a href="/contact">Contact</a>
      <form>
        <input aria-label="Name" />
        <button type="submit">Send</button>
      </form>
    </>,
  );
}

it('returns to the button from nowhere, and from a field in which Enter was pressed', () => {
  page();
  giveBackFocus(sendButton());
  expect(document.activeElement).toBe(sendButton());
  screen.getByRole('textbox').focus();
  giveBackFocus(sendButton());
  expect(document.activeElement).toBe(sendButton());
});

it('leaves a visitor who has gone elsewhere where they are', () => {
  page();
  screen.getByRole('link').focus();
  giveBackFocus(sendButton());
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
