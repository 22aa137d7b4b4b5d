import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: {
    label: 'How did you feel?',
    options: [
      { id: 'FATAL', label: 'Awful' },
      { id: 'BAD', label: 'Bad' },
      { id: 'NORMAL', label: 'So-so' },
      { id: 'GOOD', label: 'Good' },
      { id: 'GREAT', label: 'Great' },
    ],
    onChange: fn(),
  },
  argTypes: { hint: { control: 'text' }, inputRef: { control: false } },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A press on a face or its word chooses it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Good'));
    await expect(args.onChange).toHaveBeenLastCalledWith('GOOD');
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
    const face = canvas.getByText('Bad').previousElementSibling;
    if (face) await userEvent.click(face);
    await expect(args.onChange).toHaveBeenLastCalledWith('BAD');
  },
};

export const KeyboardChooses: Story = {
  name: 'Is one tab stop; the arrows choose and wrap around',
  args: { defaultValue: 'GOOD' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How did you feel?' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Good' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Great' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('GREAT');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Awful' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Great' })).toBeChecked();
  },
};

export const WithoutColour: Story = {
  name: 'Every face is drawn differently and shows its word',
  play: async ({ canvas }) => {
    const drawings = [...canvas.getByRole('radiogroup').querySelectorAll('svg')];
    await expect(new Set(drawings.map((each) => each.innerHTML)).size).toBe(5);
    for (const word of ['Awful', 'Bad', 'So-so', 'Good', 'Great'])
      await expect(canvas.getByText(word)).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it',
  args: { hint: 'In general', error: 'Choose how you felt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      /In general.*Choose how you felt\.|Choose how you felt\..*In general/,
    );
  },
};

export const OutOfUse: Story = {
  name: 'Read-only it shows the choice and cannot be changed',
  args: { isReadOnly: true, defaultValue: 'BAD' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Great'));
    await expect(canvas.getByRole('radio', { name: 'Bad' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NarrowAndLong: Story = {
  name: 'At 320 px long words break below their faces',
  args: {
    options: [
      { id: '1', label: 'Indescribably dreadful' },
      { id: '2', label: 'b'.repeat(200) },
      { id: '3', label: 'Neither good nor bad' },
      { id: '4', label: 'Good' },
      { id: '5', label: 'Extraordinarilygood' },
    ],
  },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <Rating {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
