import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SavingForm } from '../Field/SavingForm.tsx';
import { ComboBox, type OptionSearch } from './ComboBox.tsx';

const people = [
  { id: '1', label: 'Marta Gil', hint: 'Endocrinology' },
  { id: '2', label: 'Íñigo Sáez' },
  { id: '3', label: 'Marcos Peña' },
];

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: {
    label: 'Main specialist',
    emptyText: 'Nobody of that name',
    options: people,
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves when the story says so. */
function asked() {
  const calls: { text: string; signal: AbortSignal; answer: (fits: boolean) => void }[] = [];
  const search: OptionSearch = (text, signal) =>
    new Promise((resolve, reject) => {
      calls.push({
        text,
        signal,
        answer: (fits) =>
          fits
            ? resolve(people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())))
            : reject(new Error('offline')),
      });
    });
  return { calls, search: fn(search) };
}
const searchTexts = { loading: 'Searching…', failed: 'The search failed.', retry: 'Try again' };

export const Default: Story = {
  name: 'Typing filters the list, with or without accents, and Enter chooses',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Main specialist' });
    await userEvent.type(field, 'inigo');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(field).toHaveValue('Íñigo Sáez');
  },
};

export const KeyboardList: Story = {
  name: 'Arrows move through the list while focus stays in the field; Escape closes',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('option', { name: 'Marta Gil' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('3');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Marcos Peña');
  },
};

export const NothingFits: Story = {
  name: 'When nothing matches it says so, and Escape restores the previous choice',
  args: { defaultValue: '1' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zzz', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await waitFor(() => expect(screen.getByText('Nobody of that name')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue('Marta Gil'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const onSend = fn();
const inForm: Story['render'] = (args) => (
  <SavingForm onSend={onSend}>
    <ComboBox {...args} />
  </SavingForm>
);

export const LeftWithPart: Story = {
  name: 'On blur, text that is not an option is kept and explained, and blocks submission',
  args: { defaultValue: '1' },
  render: inForm,
  play: async ({ args, canvas }) => {
    onSend.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'xx');
    await expect(field).toHaveValue('Marta Gilxx');
    await userEvent.tab();
    await waitFor(() =>
      expect(
        canvas.getByText('“Marta Gilxx” is not chosen: choose an option from the list, or clear the text.'),
      ).toBeVisible(),
    );
    await expect(field).toHaveValue('Marta Gilxx');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    // Once emptied, nothing blocks submission.
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/is not chosen/)).toBeNull();
  },
};

export const LeftWithName: Story = {
  name: 'On blur, the option of that name is chosen, or the only one that contains the text',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'MARTA GIL');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Marta Gil'));
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await userEvent.clear(field);
    await userEvent.type(field, 'inig');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Íñigo Sáez'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await userEvent.clear(field);
    await userEvent.type(field, 'mar');
    await userEvent.tab();
    await waitFor(() =>
      expect(
        canvas.getByText('“mar” is not chosen: choose an option from the list, or clear the text.'),
      ).toBeVisible(),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const KeyboardEnter: Story = {
  name: 'Enter chooses the only option that contains the text, without submitting the form; ambiguous text stays',
  render: inForm,
  play: async ({ args, canvas }) => {
    onSend.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'mar{Enter}');
    await waitFor(() =>
      expect(
        canvas.getByText('“mar” is not chosen: choose an option from the list, or clear the text.'),
      ).toBeVisible(),
    );
    await expect(field).toHaveValue('mar');
    await userEvent.type(field, 'c{Enter}');
    await waitFor(() => expect(field).toHaveValue('Marcos Peña'));
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const LeftOnPhone: Story = {
  name: 'On a phone, a tap elsewhere discards nothing',
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox');
    const tapElsewhere = async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: canvasElement });
      field.blur();
    };
    await userEvent.type(field, 'mar');
    await tapElsewhere();
    await waitFor(() =>
      expect(
        canvas.getByText('“mar” is not chosen: choose an option from the list, or clear the text.'),
      ).toBeVisible(),
    );
    await expect(field).toHaveValue('mar');
    await userEvent.type(field, 'cos');
    await tapElsewhere();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('3'));
    await expect(field).toHaveValue('Marcos Peña');
  },
};

export const KeepsWords: Story = {
  name: 'Typed text stays when the page scrolls: only the list closes, and typing reopens it',
  args: { defaultValue: '1' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toHaveValue('Marta Gil'));
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await userEvent.type(field, 'mar');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await fireEvent.scroll(document);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('mar');
    await userEvent.type(field, 'c');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
  },
};

const slow = asked();
export const Searching: Story = {
  name: 'Debounces remote searches, shows that it is searching, and aborts superseded ones',
  args: { options: [], search: slow.search, searchTexts, searchDelay: 60 },
  play: async ({ args, canvas }) => {
    slow.calls.length = 0;
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'mar');
    await expect(await screen.findAllByText('Searching…')).not.toHaveLength(0);
    await waitFor(() => expect(slow.calls.at(-1)?.text).toBe('mar'));
    await expect(slow.calls.length).toBeLessThan(4);
    await userEvent.type(field, 'c');
    const overtaken = slow.calls.find(({ text }) => text === 'mar');
    await waitFor(() => expect(slow.calls.at(-1)?.text).toBe('marc'));
    await expect(overtaken?.signal.aborted).toBe(true);
    overtaken?.answer(true);
    slow.calls.at(-1)?.answer(true);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('3');
    await waitFor(() => expect(field).toHaveValue('Marcos Peña'));
    await userEvent.tab();
    await expect(field).toHaveValue('Marcos Peña');
  },
};

const part = asked();
export const SearchingLeft: Story = {
  name: 'On blur, a searched person is chosen only by their full name',
  args: { options: [], search: part.search, searchTexts, searchDelay: 0 },
  play: async ({ args, canvas }) => {
    part.calls.length = 0;
    const field = canvas.getByRole('combobox');
    const search = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await waitFor(() => expect(part.calls.at(-1)?.text).toBe(text));
      part.calls.at(-1)?.answer(true);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.tab();
    };
    await search('Marcos');
    await waitFor(() =>
      expect(
        canvas.getByText('“Marcos” is not chosen: choose an option from the list, or clear the text.'),
      ).toBeVisible(),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await search('marcos peña');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('3'));
    await expect(field).toHaveValue('Marcos Peña');
  },
};

const empty = asked();
export const SearchingFindsNothing: Story = {
  name: 'A search that finds nothing says so',
  args: { options: [], search: empty.search, searchTexts, searchDelay: 0 },
  play: async ({ canvas }) => {
    empty.calls.length = 0;
    await userEvent.type(canvas.getByRole('combobox'), 'q');
    await waitFor(() => expect(empty.calls.at(-1)?.text).toBe('q'));
    empty.calls.at(-1)?.answer(true);
    await waitFor(() => expect(screen.getByText('Nobody of that name')).toBeVisible());
  },
};

const broken = asked();
export const KeyboardSearchFails: Story = {
  name: 'A failed search can be retried, by keyboard too, and keeps the typed text',
  args: { options: [], search: broken.search, searchTexts, searchDelay: 0 },
  play: async ({ args, canvas }) => {
    broken.calls.length = 0;
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'pe');
    await waitFor(() => expect(broken.calls.at(-1)?.text).toBe('pe'));
    const before = broken.calls.length;
    broken.calls.at(-1)?.answer(false);
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /The search failed.*Try again/ })).toBeVisible(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('pe'));
    await waitFor(() => expect(broken.calls.length).toBeGreaterThan(before));
    await waitFor(() => expect(broken.calls.at(-1)?.text).toBe('pe'));
    broken.calls.at(-1)?.answer(true);
    await userEvent.click(await screen.findByRole('option', { name: 'Marcos Peña' }));
    await expect(args.onChange).toHaveBeenCalledWith('3');
  },
};

export const Creating: Story = {
  name: 'A missing option can be created from the typed text, and is chosen at once',
  args: {
    createLabel: (text: string) => `Create «${text}»`,
    onCreate: fn((text: string) => Promise.resolve({ id: 'new', label: text })),
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'marta gil');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.queryByRole('option', { name: /Create/ })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ana Ruiz');
    await screen.findByRole('option', { name: 'Create «Ana Ruiz»' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Ana Ruiz');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('new'));
    await waitFor(() => expect(field).toHaveValue('Ana Ruiz'));
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it',
  args: { error: 'Choose who looks after this person.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Choose who looks after this person.',
    );
  },
};

export const BadOption: Story = {
  name: 'Thousand-letter options, right to left, stay inside 320 px',
  args: {
    label: 'اسم '.repeat(100),
    options: [{ id: '1', label: 'n'.repeat(1000), hint: 'h'.repeat(300) }],
    defaultValue: '1',
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await userEvent.click(canvas.getByRole('button'));
    const option = await screen.findByRole('option');
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
