import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Weight', unit: 'kg', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Takes a decimal point',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight' }), '72.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(72.5);
  },
};

export const Comma: Story = {
  name: 'Takes a decimal comma and then shows the sign of the language',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '72,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(72.5);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('72.5');
  },
};

export const Spanish: Story = {
  name: 'In Spanish it shows a comma and takes both',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <NumberField {...args} />
    </I18nProvider>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '72.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(72.5);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('72,5');
  },
};

export const Steps: Story = {
  name: 'The arrow keys step it within its limits',
  args: { defaultValue: 0.2, step: 0.1, min: 0, max: 0.4 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.3);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.4);
    await expect(canvas.getByRole('textbox')).toHaveValue('0.4');
  },
};

export const NotANumber: Story = {
  name: 'What is no number stays to be mended and is passed on as NaN',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'heavy');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('heavy');
    await expect(args.onChange).toHaveBeenLastCalledWith(NaN);
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
