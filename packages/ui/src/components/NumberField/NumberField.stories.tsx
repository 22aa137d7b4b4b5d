import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NumberTextsContext } from '../Field/numberTexts.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Weight', unit: 'kg', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Accepts a decimal point',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight' }), '72.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(72.5);
  },
};

export const Comma: Story = {
  name: "Accepts a decimal comma and then shows the language's separator",
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '72,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(72.5);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('72.5');
  },
};

export const Spanish: Story = {
  name: 'In Spanish it shows a comma and accepts both',
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

export const KeyboardSteps: Story = {
  name: 'The arrow keys step it within its limits',
  args: { defaultValue: 0.2, step: 0.1, min: 0, max: 0.4 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.3);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.4);
    await expect(canvas.getByRole('textbox')).toHaveValue('0.4');
  },
};

export const NotANumber: Story = {
  name: 'Non-numeric text stays to be corrected and is passed on as NaN',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'heavy');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('heavy');
    await expect(args.onChange).toHaveBeenLastCalledWith(NaN);
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

const kept = new Map<string, string>();

export const KeptText: Story = {
  name: 'Shows non-numeric text again from a draft',
  args: { name: 'weight', defaultValue: NaN },
  beforeEach: () => {
    kept.clear();
    kept.set('weight', 'heavy');
  },
  decorators: [
    (Story) => (
      <NumberTextsContext
        value={{
          read: (name) => kept.get(name),
          write: (name, text) => (text === null ? kept.delete(name) : kept.set(name, text)),
        }}
      >
        <Story />
      </NumberTextsContext>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('heavy');
    await userEvent.type(field, '!');
    await expect(kept.get('weight')).toBe('heavy!');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await expect(kept.size).toBe(0);
  },
};

export const BadLimits: Story = {
  name: 'A typed number outside the limits stays; only the arrow keys respect them',
  args: { min: 20, max: 300 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234567.891');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('1234567.891');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234567.891);
  },
};

export const OutOfUse: Story = {
  name: 'Read-only it takes focus, but no characters or steps',
  args: { isReadOnly: true, defaultValue: 70 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('5{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('70');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SetBack: Story = {
  name: 'A form reset shows its value again, whatever was half typed',
  render: function SetBackForm(args) {
    const [value, setValue] = useState<number | null>(70);
    return (
      <>
        <NumberField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue(70)}>Set back</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'about 7');
    await userEvent.tab();
    await expect(field).toHaveValue('about 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Set back' }));
    await expect(field).toHaveValue('70');
    await userEvent.click(field);
    await expect(field).toHaveValue('70');
  },
};
