import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { act, render, screen, userEvent } from '../testing/component.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { NumberChoice } from '../ui/NumberChoice.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Form } from './Form.tsx';
import { checkedBy, useForm } from './use-form.ts';

const EMPTY = {
  name: '',
  day: '',
  notes: '',
  floor: '',
  rooms: '',
  garage: '',
  pieces: [] as string[],
};
const FILLED = {
  name: 'Thandi',
  day: '2031-12-05',
  notes: 'A piano',
  floor: '2',
  rooms: '3',
  garage: 'yes',
  pieces: ['sofa'],
};

const words = z.string();
const check = checkedBy<typeof EMPTY, typeof EMPTY>(
  z.object({
    name: words.check(z.minLength(1, 'Missing')),
    day: words,
    notes: words,
    floor: words,
    rooms: words,
    garage: words,
    pieces: z.array(words),
  }),
);

interface Props {
  sending?: boolean;
  begin?: typeof EMPTY;
  onSend?: (values: typeof EMPTY) => void;
  onPress?: () => void;
}

/** One control of each kind. */
function Sample({ sending = false, begin = EMPTY, onSend = () => {}, onPress }: Props) {
  const form = useForm('sample', begin, check);
  const send = () => {
    const values = form.submit();
    if (values) onSend(values);
  };
  return (
    <Form form={form} sending={sending} onSubmit={send}>
      <TextField name="name" label="Name" />
      <TextField name="day" label="Day" type="date" />
      <TextArea name="notes" label="Notes" />
      <Select aria-label="Floor" name="floor">
        <option value="">Not sure</option>
        <option value="2">2</option>
      </Select>
      <NumberChoice label="3 rooms" name="rooms" value="3" />
      <Choice type="checkbox" label="Garage" name="garage" value="yes" />
      <Choice type="checkbox" label="Sofa" name="pieces" value="sofa" />
      <Choice type="checkbox" label="TV" name="pieces" value="tv" />
      <input name="topic" defaultValue="spam" />
      <Button onClick={onPress}>Move a day</Button>
      <Button type="submit">Send</Button>
    </Form>
  );
}

/** Changes a control as a password manager does: React hears nothing. */
function fill(label: string, property: 'value' | 'checked', value: string | boolean) {
  const control = screen.getByLabelText(label);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property) ?? {};
  set?.call(control, value);
}

function fillAll() {
  fill('Name', 'value', FILLED.name);
  fill('Day', 'value', FILLED.day);
  fill('Notes', 'value', FILLED.notes);
  fill('Floor', 'value', FILLED.floor);
  fill('3 rooms', 'checked', true);
  fill('Garage', 'checked', true);
  fill('Sofa', 'checked', true);
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('sends what its fields show, also what came without an event', async () => {
  const sent: unknown[] = [];
  render(<Sample onSend={(values) => sent.push(values)} />);
  fillAll();
  await press('Send');
  expect(sent).toEqual([FILLED]);
});

it('sends a value whose event React takes for its own', async () => {
  const sent: unknown[] = [];
  render(<Sample onSend={(values) => sent.push(values)} />);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  name.value = 'Thandi';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await press('Send');
  expect(sent).toEqual([{ ...EMPTY, name: 'Thandi' }]);
});

it('forgets an error once its field shows something', async () => {
  render(<Sample />);
  await press('Send');
  expect(screen.getByText('Missing')).toBeTruthy();
  fill('Name', 'value', 'Thandi');
  await userEvent.tab();
  expect(screen.queryByText('Missing')).toBeNull();
});

it('changes nothing while it is on its way, by keys, taps or buttons', async () => {
  const pressed: string[] = [];
  const user = userEvent.setup();
  const onPress = () => pressed.push('a day');
  const onSend = () => pressed.push('send');
  render(<Sample sending begin={{ ...EMPTY, name: 'Thandi' }} {...{ onPress, onSend }} />);
  await user.type(screen.getByLabelText('Name'), ' Nkosi{Enter}');
  await user.type(screen.getByLabelText('Notes'), 'A piano');
  await user.type(screen.getByLabelText('Day'), '2031-12-05');
  for (const label of ['3 rooms', 'Garage', 'Sofa']) await user.click(screen.getByText(label));
  await user.selectOptions(screen.getByLabelText('Floor'), '2').catch(() => {});
  await press('Move a day');
  await press('Send');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Thandi');
  for (const label of ['Notes', 'Day', 'Floor']) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', '');
  }
  for (const label of ['3 rooms', 'Garage', 'Sofa']) {
    expect(screen.getByLabelText(label)).toHaveProperty('checked', false);
  }
  expect(pressed).toEqual([]);
});

it('is the only form that sends what is typed', () => {
  const web = join(import.meta.dirname, '..');
  const drawing = globSync('**/*.{tsx,astro}', { cwd: web }).filter(
    // A list of pieces to tick only leads to the quote form.
    (file) =>
      !file.includes('.test.') &&
      /<form(?! action=\{QUOTE_FORM_PATH\})[\s>]/.test(readFileSync(join(web, file), 'utf8')),
  );
  // A device is named in one field, once, and a search is one field that nothing keeps.
  expect(drawing.toSorted()).toEqual([
    'devices/SignIn.tsx',
    'diary/FindField.tsx',
    'forms/Form.tsx',
  ]);
});
