import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Slider, type SliderRange } from './Slider.tsx';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: 'Intensity', unit: '%', defaultValue: 40, onChange: fn() },
  argTypes: {
    hint: { control: 'text' },
    inputRef: { control: false },
    formatValue: { control: false },
    thumbLabels: { control: false },
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows and announces its value with the unit',
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Intensity' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '40 %');
    await fireEvent.change(thumb, { target: { value: '55' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
    await expect(canvas.getByRole('status')).toHaveTextContent('55 %');
  },
};

export const KeyboardMoves: Story = {
  name: 'A typed number sets it, also with a comma, within its limits',
  args: { min: 0, max: 80, step: 0.5, unit: 'kg' },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Intensity' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('72,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(72.5);
    await expect(thumb).toHaveAttribute('aria-valuetext', '72.5 kg');
    // Any other key ends the number.
    await userEvent.keyboard('{Shift}9');
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
    await userEvent.keyboard('99');
    await expect(args.onChange).toHaveBeenLastCalledWith(80);
    await expect(thumb).toHaveFocus();
  },
};

export const Range: StoryObj<typeof Slider<SliderRange>> = {
  name: 'A range has two thumbs, which cannot cross',
  args: {
    label: 'Target range',
    unit: 'mg/dL',
    min: 40,
    max: 250,
    defaultValue: [70, 180],
    thumbLabels: ['From', 'To'],
  },
  play: async ({ args, canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Target range: From' });
    const high = canvas.getByRole('slider', { name: 'Target range: To' });
    await expect(canvas.getByRole('status')).toHaveTextContent('70 – 180 mg/dL');
    await fireEvent.change(low, { target: { value: '200' } });
    await expect(args.onChange).toHaveBeenLastCalledWith([180, 180]);
    await fireEvent.change(high, { target: { value: '210' } });
    await expect(args.onChange).toHaveBeenLastCalledWith([180, 210]);
    await fireEvent.change(high, { target: { value: '50' } });
    await expect(args.onChange).toHaveBeenLastCalledWith([180, 180]);
    await expect(high).toHaveAttribute('aria-valuetext', '180 mg/dL');
  },
};

export const Marks: Story = {
  name: 'Marks are below their values, the outermost inside the track',
  args: {
    marks: [
      { value: 0, label: 'None at all' },
      { value: 50, label: 'Half' },
      { value: 100, label: 'As much as can be' },
    ],
  },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <Slider {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box').getBoundingClientRect();
    const half = canvas.getByText('Half');
    await expect(Math.abs(half.getBoundingClientRect().left - (box.left + box.width / 2))).toBeLessThan(2);
    await expect(canvas.getByTestId('box').scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Spanish: Story = {
  name: 'Numbers follow the language',
  args: { defaultValue: 1234.5, max: 2000, step: 0.5, unit: 'kcal' },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <Slider {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '1234,5 kcal');
  },
};

export const Refused: Story = {
  name: 'Its error and hint are associated with it',
  args: { hint: 'On most days', error: 'Choose at least 10 %.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Intensity' })).toHaveAccessibleDescription(
      'On most days Choose at least 10 %.',
    );
  },
};

export const OutOfUse: Story = {
  name: 'Disabled it takes no focus; read-only it does but does not change',
  render: (args) => (
    <>
      <Slider {...args} label="Disabled" isDisabled />
      <Slider {...args} label="Read-only" isReadOnly />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const thumb = canvas.getByRole('slider', { name: 'Read-only' });
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('9');
    await fireEvent.change(thumb, { target: { value: '70' } });
    await expect(thumb).toHaveValue('40');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const BadValues: Story = {
  name: 'A value outside its limits, or an empty range, breaks nothing',
  render: () => (
    <div data-testid="box" style={{ width: 320 }}>
      <Slider label={'Intensity'.repeat(100)} value={400} max={100} />
      <Slider label="No room" value={5} min={5} max={5} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(canvas.getByRole('slider', { name: 'No room' })).toHaveValue('5');
  },
};
