import { useState } from 'react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { act, cleanup, fireEvent, render, screen } from '../testing/component.ts';
import { Choice } from '../ui/Choice.tsx';
import { FormState } from '../ui/form-state.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Form } from './Form.tsx';
import { FormErrors } from './FormErrors.tsx';
import { checkedBy, useForm } from './use-form.ts';

const EMPTY = { name: '', phone: '', floor: '', garage: '' };
type Values = typeof EMPTY;
const words = z.string();
const needed = words.check(z.minLength(1, 'Missing'));
const check = checkedBy<Values, Values>(
  z.object({ name: needed, phone: needed, floor: words, garage: words }),
);

let form: FormState<Values, Values>;
let kept: Values | undefined;
let lock: (sending: boolean) => void;

function Sample({ first = EMPTY, lists = false }: { first?: Values; lists?: boolean }) {
  const [sending, setSending] = useState(false);
  const sample = useForm('sample', first, check, (values) => {
    kept = values;
  });
  form = sample;
  lock = setSending;
  return (
    <Form form={sample} sending={sending} onSubmit={() => sample.submit()}>
      {lists && <FormErrors of={['name', 'phone']} />}
      <TextField name="name" label="Name" />
      <TextField name="phone" label="Phone" />
      <Select name="floor" aria-label="Floor">
        <option value="">Not sure</option>
        <option value="2">2</option>
      </Select>
      <Choice type="checkbox" name="garage" value="yes" label="Garage" />
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) =>
  act(async () => fireEvent.input(field(label), { target: { value } }));
const send = () => act(async () => fireEvent.submit(document.querySelector('form') as Element));
const errors = () => screen.queryAllByText('Missing').length;

it('a failed try moves to the first wrong control on the page, unless errors are listed', async () => {
  render(<Sample />);
  await write('Name', 'Thandi');
  await send();
  expect(document.activeElement).toBe(field('Phone'));
  cleanup();
  render(<Sample lists />);
  await send();
  expect(document.activeElement?.textContent).toContain('Missing');
});

it('the list takes the focus once, and follows the page after that', async () => {
  render(<Sample lists />);
  await send();
  await act(async () => field('Name').focus());
  await write('Name', 'Thandi');
  expect(document.activeElement).toBe(field('Name'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('a key that comes before React has drawn what was filled in stays', async () => {
  render(<Sample />);
  await act(async () => {
    form.fill({ name: 'Sipho', phone: '082 555 0134' });
    fireEvent.input(field('Name'), { target: { value: 'Mr Sipho' } });
  });
  expect([field('Name').value, field('Phone').value]).toEqual(['Mr Sipho', '082 555 0134']);
  await act(async () => form.look());
  expect(form.values).toMatchObject({ name: 'Mr Sipho', phone: '082 555 0134' });
});

it('what code empties is not kept again, and what the visitor presses is', async () => {
  render(<Sample />);
  await write('Name', 'Thandi');
  kept = undefined;
  await act(async () => form.fill(EMPTY));
  await act(async () => fireEvent.blur(field('Name')));
  window.dispatchEvent(new Event('pagehide'));
  expect([field('Name').value, kept]).toEqual(['', undefined]);
  await act(async () => form.answer({ name: 'Sipho' }));
  expect([field('Name').value, kept]).toEqual(['Sipho', { ...EMPTY, name: 'Sipho' }]);
});

it('a locked form has the answers that it had', async () => {
  const first = { name: 'Thandi', phone: '082', floor: '2', garage: 'yes' };
  render(<Sample first={first} />);
  await act(async () => lock(true));
  window.dispatchEvent(new Event('pagehide'));
  expect(form.values).toEqual(first);
  expect(form.submit()).toEqual(first);
});

it('errors do not come back once everything was right, also when the form is emptied', async () => {
  render(<Sample />);
  await send();
  expect(errors()).toBe(2);
  await write('Name', 'Thandi');
  await write('Phone', '082');
  await send();
  await act(async () => form.fill(EMPTY));
  await write('Name', 'T');
  await write('Name', '');
  expect(errors()).toBe(0);
});

it('what the server found wrong is shown until that answer changes', async () => {
  render(<Sample first={{ ...EMPTY, name: 'T', phone: '0' }} />);
  await send();
  await act(async () => form.showErrors({ name: 'Missing' }));
  await write('Phone', '082');
  expect(errors()).toBe(1);
  await write('Name', 'Thandi');
  expect(errors()).toBe(0);
});

it('what was typed before the script, or filled in without an event, is an answer', async () => {
  render(<Sample />);
  field('Name').value = 'Thandi';
  window.dispatchEvent(new Event('pagehide'));
  expect(kept).toEqual({ ...EMPTY, name: 'Thandi' });
  const page = document.createElement('form');
  page.innerHTML = '<input name="name" value="typed early">';
  const early = new FormState('early', EMPTY, check);
  early.follow(page)();
  expect(early.values.name).toBe('typed early');
});
