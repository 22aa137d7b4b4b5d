import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent } from 'storybook/test';
import { PercentSplit, type PercentPart } from './PercentSplit.tsx';

const parts: PercentPart[] = [
  { id: 'carbohydrate', label: 'Carbohydrate', tone: 'carbohydrate' },
  { id: 'fat', label: 'Fat', tone: 'fat' },
  { id: 'protein', label: 'Protein', tone: 'protein' },
];

const meta = {
  title: 'Components/PercentSplit',
  component: PercentSplit,
  args: {
    label: 'Share of the energy',
    parts,
    defaultValue: { carbohydrate: 50, fat: 30, protein: 10 },
    onChange: fn(),
  },
  argTypes: { hint: { control: 'text' }, inputRef: { control: false } },
} satisfies Meta<typeof PercentSplit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows and announces the running sum; the rest is distributed in proportion',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('90 % of 100 %');
    const fat = canvas.getByRole('textbox', { name: 'Fat' });
    await userEvent.clear(fat);
    await userEvent.type(fat, '20');
    await expect(args.onChange).toHaveBeenLastCalledWith({ carbohydrate: 50, fat: 20, protein: 10 });
    await expect(canvas.getByRole('status')).toHaveTextContent('80 % of 100 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Distribute the rest' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ carbohydrate: 63, fat: 25, protein: 12 });
    await expect(canvas.getByRole('status')).toHaveTextContent('100 %');
    await expect(canvas.getByRole('button', { name: 'Distribute the rest' })).toBeDisabled();
  },
};

export const Locked: Story = {
  name: 'A locked share stays when the rest is distributed, and cannot be changed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lock Carbohydrate' }));
    await expect(canvas.getByRole('button', { name: 'Lock Carbohydrate' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Distribute the rest' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ carbohydrate: 50, fat: 38, protein: 12 });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Carbohydrate' }), '5');
    await expect(canvas.getByRole('textbox', { name: 'Carbohydrate' })).toHaveValue('50');
  },
};

export const KeyboardSplits: Story = {
  name: 'Number, slider and lock of a share stay in sync; digits set the slider',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Carbohydrate' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ carbohydrate: 51, fat: 30, protein: 10 });
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Carbohydrate' });
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('60');
    await expect(slider).toHaveAttribute('aria-valuetext', '60 %');
    await expect(canvas.getByRole('status')).toHaveTextContent('100 %');
    await userEvent.tab();
    const lock = canvas.getByRole('button', { name: 'Lock Carbohydrate', pressed: false });
    await expect(lock).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Lock Carbohydrate', pressed: true })).toHaveFocus();
  },
};

export const Comma: Story = {
  name: 'Accepts a comma and a point, and sums without floating-point errors',
  args: { decimals: 1, defaultValue: { carbohydrate: 33.3, fat: 33.3, protein: null } },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <PercentSplit {...args} />
    </I18nProvider>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Protein' }), '33,4');
    await expect(args.onChange).toHaveBeenLastCalledWith({ carbohydrate: 33.3, fat: 33.3, protein: 33.4 });
    await expect(canvas.getByRole('status')).toHaveTextContent(/^100 %$/);
  },
};

export const Refused: Story = {
  name: 'Its error is associated with the group',
  args: { error: 'Make the shares come to 100 %.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Share of the energy' })).toHaveAccessibleDescription(
      'Make the shares come to 100 %.',
    );
  },
};

export const BadNumbers: Story = {
  name: 'Non-numeric text counts as zero and stays to be corrected; an excess is shown as such',
  play: async ({ args, canvas }) => {
    const fat = canvas.getByRole('textbox', { name: 'Fat' });
    await userEvent.clear(fat);
    await userEvent.type(fat, 'much');
    await expect(fat).toHaveValue('much');
    await expect(args.onChange).toHaveBeenLastCalledWith({ carbohydrate: 50, fat: NaN, protein: 10 });
    await expect(canvas.getByRole('status')).toHaveTextContent('60 % of 100 %');
    await userEvent.clear(fat);
    await userEvent.type(fat, '300');
    await expect(canvas.getByRole('status')).toHaveTextContent('360 % of 100 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Distribute the rest' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('100 %');
  },
};

export const EmptyList: Story = {
  name: 'Without parts it shows an empty sum and no buttons',
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 % of 100 %');
    await expect(canvas.getByRole('button', { name: 'Distribute the rest' })).toBeDisabled();
  },
};

export const NarrowAndLong: Story = {
  name: 'At 320 px long names break and nothing overflows',
  args: { parts: [{ id: 'long', label: 'F'.repeat(1000) }, ...parts] },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <PercentSplit {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
