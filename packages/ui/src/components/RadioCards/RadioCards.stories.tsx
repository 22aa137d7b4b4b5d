import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Layers, PenLine } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { BodyOutline } from '../../primitives/BodyOutline/BodyOutline.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: {
    label: 'How do you start?',
    options: [
      { id: 'week', title: 'A week', description: 'Seven days, each with its meals', icon: CalendarDays },
      { id: 'template', title: 'From a template', description: 'Yours and your team’s', icon: Layers },
      { id: 'blank', title: 'Blank', icon: PenLine },
    ],
    onChange: fn(),
  },
  argTypes: { hint: { control: 'text' }, inputRef: { control: false }, options: { control: false } },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A press anywhere on a card chooses it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Yours and your team’s'));
    await expect(args.onChange).toHaveBeenLastCalledWith('template');
    const chosen = canvas.getByRole('radio', { name: 'From a template' });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAccessibleDescription('Yours and your team’s');
  },
};

export const KeyboardChooses: Story = {
  name: 'Is one tab stop; the arrows choose and wrap around',
  args: { defaultValue: 'week' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How do you start?' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'A week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'From a template' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('template');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A week' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(document.body).toHaveFocus();
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it',
  args: { error: 'Choose how to start.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how to start.');
  },
};

export const OutOfUse: Story = {
  name: 'A disabled card cannot be chosen, and a read-only group stays',
  render: (args) => (
    <>
      <RadioCards {...args} label="One out of use" options={[{ id: 'a', title: 'A', isDisabled: true }]} />
      <RadioCards {...args} label="Read-only" isReadOnly defaultValue="week" />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'A' })).toBeDisabled();
    await userEvent.click(canvas.getByText('Blank'));
    await expect(canvas.getByRole('radio', { name: 'A week' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Tiles: Story = {
  name: 'An illustration above each title is hidden from assistive technology; the title names the option',
  args: {
    label: 'Which outline is most like yours?',
    layout: 'tiles',
    options: [
      { id: 'slim', title: 'Slim', figure: <BodyOutline waist={0.1} hips={0.2} limbs={0.1} /> },
      { id: 'broad', title: 'Broad', figure: <BodyOutline waist={0.8} hips={0.8} limbs={0.7} /> },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Broad' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('broad');
    const [slim, broad] = canvas.getAllByRole('radio');
    await expect(slim?.closest('label')?.getBoundingClientRect().top).toBe(
      broad?.closest('label')?.getBoundingClientRect().top,
    );
  },
};

export const LongAndNarrow: Story = {
  name: 'A thousand-character title breaks at 320 px',
  args: { options: [{ id: 'long', title: 'w'.repeat(1000), description: 'd'.repeat(200), icon: Layers }] },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <RadioCards {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
