import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SavingForm } from '../Field/SavingForm.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Allergens',
    placeholder: 'Find an allergen',
    emptyText: 'No allergen of that name',
    countText: (count: number) => (count === 0 ? 'None chosen' : `${count} chosen`),
    chosenLabel: 'Chosen allergens',
    clearLabel: 'Clear all',
    options: [
      { id: 'gluten', label: 'Gluten' },
      { id: 'fish', label: 'Fish' },
      { id: 'egg', label: 'Egg' },
      { id: 'milk', label: 'Milk', hint: 'Lactose included' },
      { id: 'sesame', label: 'Sésame' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Selects several, shows each as a tag and announces the count',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Allergens/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fish' }));
    await userEvent.click(screen.getByRole('option', { name: 'Egg' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['fish', 'egg']);
    await expect(screen.getByRole('listbox')).toBeVisible();
    // While the list is open, too.
    await expect(canvas.getByRole('status')).toHaveTextContent('2 chosen');
    const tags = within(canvas.getByRole('grid', { name: 'Chosen allergens' }));
    await expect(tags.getAllByRole('row')).toHaveLength(2);
  },
};

export const Search: Story = {
  name: 'Typing finds with and without accents; the field is cleared for the next',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Allergens' });
    await userEvent.type(field, 'sesa');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['sesame']);
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'zzz');
    await waitFor(() => expect(screen.getByText('No allergen of that name')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Creates: Story = {
  name: 'Accepts a new option as typed, once',
  args: { createLabel: (text: string) => `Create “${text}”`, label: 'Tags', defaultValue: ['egg'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(field, 'Vegan');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Create “Vegan”' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['egg', 'Vegan']);
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'fish');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['egg', 'Vegan', 'fish']);
    await expect(canvas.getByRole('row', { name: 'Vegan' })).toBeVisible();
    // Neither an option nor a tag is created a second time.
    await userEvent.type(field, 'VEGAN');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Create/ })).toBeNull());
    await userEvent.keyboard('{Escape}');
  },
};

export const KeyboardTags: Story = {
  name: 'Tags are one tab stop: arrows move among them, Delete removes one and focus stays',
  args: { defaultValue: ['gluten', 'fish', 'egg'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Gluten' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Fish' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['gluten', 'egg']);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Egg' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('2 chosen');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const KeyboardBackspace: Story = {
  name: 'Backspace in the empty field removes the last one',
  args: { defaultValue: ['gluten', 'fish'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'e{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['gluten']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const KeyboardOpen: Story = {
  name: 'While the list is open the tags stay usable: a press removes one, and the arrows and Enter keep selecting',
  args: { defaultValue: ['gluten', 'fish'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(within(canvas.getByRole('row', { name: 'Gluten' })).getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['fish']);
    await userEvent.click(field);
    await userEvent.keyboard('eg');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Egg' })).toHaveAttribute('data-focused', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['fish', 'egg']);
    await expect(screen.getByRole('listbox')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Egg' })).toBeVisible();
  },
};

export const ClearAll: Story = {
  name: 'One press clears all and returns focus to the field',
  args: { defaultValue: ['gluten', 'fish'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('None chosen');
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only shows the tags without remove buttons',
  args: { defaultValue: ['gluten'], isReadOnly: true },
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('row', { name: 'Gluten' });
    await expect(within(tag).queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it',
  args: { error: 'Choose at least one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose at least one.');
  },
};

export const BadTags: Story = {
  name: 'A hundred tags, one of a thousand letters, right to left, stay inside 320 px',
  args: {
    options: Array.from({ length: 100 }, (_, index) => ({
      id: `${index}`,
      label: index === 3 ? 'ط'.repeat(1000) : `Nº ${index}`,
    })),
    defaultValue: Array.from({ length: 100 }, (_, index) => `${index}`),
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <MultiSelect {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(canvas.getAllByRole('row')).toHaveLength(100);
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};

const onSend = fn();
const inForm: Story['render'] = (args) => (
  <SavingForm onSend={onSend}>
    <MultiSelect {...args} />
  </SavingForm>
);

export const KeyboardEnter: Story = {
  name: 'Enter selects the only option that contains the text; ambiguous or unknown text stays and is explained',
  render: inForm,
  play: async ({ args, canvas }) => {
    onSend.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Allergens' });
    await userEvent.type(field, 'glu{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['gluten']);
    await waitFor(() => expect(field).toHaveValue(''));
    // An s alone does not distinguish Fish from Sésame.
    await userEvent.type(field, 's{Enter}');
    await expect(field).toHaveValue('s');
    await waitFor(() =>
      expect(
        canvas.getByText('“s” is not chosen: choose an option from the list, or clear the text.'),
      ).toBeVisible(),
    );
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.type(field, 'oya');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(field).toHaveValue('soya');
    await waitFor(() =>
      expect(
        canvas.getByText('“soya” is not chosen: choose an option from the list, or clear the text.'),
      ).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/is not chosen/)).toBeNull();
  },
};

export const KeyboardEnterCreates: Story = {
  name: 'Where creating is allowed, Enter and blur create a new option, even if a longer name contains it',
  args: {
    createLabel: (text: string) => `Create “${text}”`,
    label: 'Tags',
    options: [
      { id: 'VIP gold', label: 'VIP gold' },
      { id: 'Café', label: 'Café' },
      { id: 'Café at noon', label: 'Café at noon' },
    ],
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(field, 'Vegan{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Vegan']);
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'Runner');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Vegan', 'Runner']);
    await expect(canvas.getByRole('row', { name: 'Runner' })).toBeVisible();
    await userEvent.type(field, 'VIP');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Vegan', 'Runner', 'VIP']);
    await userEvent.type(field, 'gold{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Vegan', 'Runner', 'VIP', 'gold']);
    // An option of that name is selected, never created again.
    await userEvent.type(field, 'cafe');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Vegan', 'Runner', 'VIP', 'gold', 'Café']);
  },
};

export const LeftWithPart: Story = {
  name: 'On blur only an exact match is selected, never an option that merely contains the text',
  render: inForm,
  args: {
    options: [
      { id: 'cereals', label: 'Cereals with gluten' },
      { id: 'nuts', label: 'Nuts' },
      { id: 'nutsOfTree', label: 'Nuts of trees' },
    ],
  },
  play: async ({ args, canvas }) => {
    onSend.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Allergens' });
    await userEvent.type(field, 'gluten');
    await userEvent.tab();
    await waitFor(() =>
      expect(
        canvas.getByText('“gluten” is not chosen: choose an option from the list, or clear the text.'),
      ).toBeVisible(),
    );
    await expect(field).toHaveValue('gluten');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'NUTS');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['nuts']));
  },
};

export const TypedTwice: Story = {
  name: 'The name of an already selected option is neither added twice nor an error',
  render: inForm,
  args: { defaultValue: ['egg', 'milk'] },
  play: async ({ args, canvas }) => {
    onSend.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Allergens' });
    await userEvent.type(field, 'egg{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'mil{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'MILK');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.queryByText(/is not chosen/)).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 chosen');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const KeepsWords: Story = {
  name: 'Typed text stays when a tag is removed',
  args: { defaultValue: ['egg', 'milk'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Allergens' });
    await userEvent.type(field, 'kiwi{Escape}');
    await userEvent.click(within(canvas.getByRole('row', { name: 'Egg' })).getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['milk']);
    await expect(field).toHaveValue('kiwi');
  },
};

export const LeftOnPhone: Story = {
  name: 'On a phone, a tap elsewhere selects the exact match, and discards nothing',
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Allergens' });
    const tapElsewhere = async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: canvasElement });
      field.blur();
    };
    await userEvent.type(field, 'sesame');
    await tapElsewhere();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['sesame']));
    await userEvent.type(field, 'mil');
    await tapElsewhere();
    await waitFor(() =>
      expect(
        canvas.getByText('“mil” is not chosen: choose an option from the list, or clear the text.'),
      ).toBeVisible(),
    );
    await expect(field).toHaveValue('mil');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
