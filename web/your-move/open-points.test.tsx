import { expect, it, vi } from 'vitest';
import { render, screen, userEvent } from '../testing/component.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';

it('open questions can be answered below, by WhatsApp with the reference, or by phone', async () => {
  const answer = vi.fn();
  const questions = ['Which floor?', 'Is there a lift?'];
  render(<OpenQuestions questions={questions} reference="MC-7F3K" onAnswer={answer} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(questions);
  await userEvent.click(screen.getByRole('button', { name: 'Answer below' }));
  expect(answer).toHaveBeenCalledOnce();
  const chat = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'by WhatsApp' }).href);
  expect(chat.searchParams.get('text')).toBe(
    'My reference is MC-7F3K. My answers:\n\nWhich floor?\n\nIs there a lift?',
  );
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toMatch(/^tel:/);
});

it('what changed since the form was opened is announced, and takes the focus', () => {
  render(<ChangedMeanwhile theirs={['Floor, moving out: second floor']} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Not saved yet. After you opened the form, this changed');
  expect(screen.getByRole('listitem').textContent).toBe('Floor, moving out: second floor');
  expect(document.activeElement).toBe(alert);
});
