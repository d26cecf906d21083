import { expect, it } from 'vitest';
import type { DiaryEntry } from '../../domain/team/diary.ts';
import { render, screen, userEvent, within } from '../testing/component.ts';
import { DiaryList } from './DiaryList.tsx';

const entry = (reference: string, alike: readonly string[] = []): DiaryEntry => ({
  reference,
  name: `Name of ${reference}`,
  desk: `/desk#${reference}`,
  what: 'Here to there',
  size: '3 bedrooms',
  hours: '',
  stage: 'waiting',
  status: 'no answer yet',
  holder: null,
  waits: '2 h left',
  next: 'Write the quote',
  waited: '22 h',
  alike: alike.map((each) => ({
    reference: each,
    name: `Name of ${each}`,
    desk: `/desk#${each}`,
  })),
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('those that ask the same are a press away, each with its desk', async () => {
  render(<DiaryList entries={[entry('A', ['B', 'C']), entry('D')]} says="waits" />);
  expect(hrefs()).toEqual(['/desk#A', '/desk#D']);
  await userEvent.click(screen.getByText('and 2 alike'));
  expect(hrefs()).toEqual(['/desk#A', '/desk#B', '/desk#C', '/desk#D']);
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Name of C').tagName).toBe('A');
  await userEvent.click(screen.getByText('and 2 alike'));
  expect(hrefs()).toEqual(['/desk#A', '/desk#D']);
});

it('of thousands, the first hundred are rendered, and the others are a press away', async () => {
  const many = Array.from({ length: 150 }, (_, index) => entry(`${index}`));
  render(<DiaryList entries={many} says="status" />);
  expect(hrefs()).toHaveLength(100);
  await userEvent.click(screen.getByText('and 50 more'));
  expect(hrefs()).toHaveLength(150);
});
