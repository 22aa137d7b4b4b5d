import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useField } from '../../forms/reactHookForm.ts';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { QuantityField, type Quantity, type QuantityUnit } from './QuantityField.tsx';

const units: [QuantityUnit, QuantityUnit] = [
  { id: 'g', label: 'g', factor: 1, step: 5 },
  {
    id: 'portion',
    label: (amount) => (amount === 1 ? 'portion' : 'portions'),
    factor: 100,
    step: 0.5,
  },
];
const raciones: [QuantityUnit, QuantityUnit] = [
  units[0],
  { ...units[1], label: (amount) => (amount === 1 ? 'ración' : 'raciones') },
];

const meta = {
  title: 'Components/QuantityField',
  component: QuantityField,
  args: { label: 'Amount', units, onChange: fn() },
  argTypes: { hint: { control: 'text' }, inputRef: { control: false }, labels: { control: false } },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the amount in the other units while it is typed',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '150');
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 150, unit: 'g' });
    await expect(canvas.getByRole('status')).toHaveTextContent('1.5 portions');
  },
};

export const Spanish: Story = {
  name: 'In Spanish it takes a comma and a point, and shows a comma',
  args: { label: 'Cantidad', units: raciones },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <LabelsProvider labels={es}>
        <QuantityField {...args} min={1} max={2000} />
      </LabelsProvider>
    </I18nProvider>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cantidad' });
    await userEvent.type(field, '72,5');
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 72.5, unit: 'g' });
    await userEvent.clear(field);
    await userEvent.type(field, '150.0');
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 150, unit: 'g' });
    await expect(canvas.getByRole('status')).toHaveTextContent('1,5 raciones');
    await userEvent.clear(field);
    await userEvent.type(field, '3000');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Escribe de 1 g a 2000 g.')).toBeVisible();
  },
};

export const Units: Story = {
  name: 'Another unit keeps the quantity: 150 g become 1.5 portions, and 150 g again',
  args: { defaultValue: { amount: 40, unit: 'g' }, units: [units[0], { ...units[1], factor: 30 }] },
  play: async ({ args, canvas }) => {
    const unit = canvas.getByRole('combobox', { name: 'Unit of Amount' });
    await userEvent.selectOptions(unit, 'portion');
    await expect(canvas.getByRole('textbox')).toHaveValue('1.33');
    await expect(canvas.getByRole('status')).toHaveTextContent('40 g');
    await userEvent.selectOptions(unit, 'g');
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 40, unit: 'g' });
  },
};

export const KeyboardSteps: Story = {
  name: 'The arrow keys step it by the step of its unit, within the limits',
  args: { defaultValue: { amount: 1.5, unit: 'portion' }, min: 1, max: 240 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 2, unit: 'portion' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 2.4, unit: 'portion' });
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Unit of Amount' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('240 g');
  },
};

export const OutOfRange: Story = {
  name: 'An amount out of range stays as it was typed, with the range in its own unit once the field is left',
  args: { defaultValue: { amount: null, unit: 'portion' }, min: 10, max: 500 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '150');
    await expect(canvas.queryByText(/^Enter from/)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter from 0.1 portions to 5 portions.');
    await expect(field).toHaveValue('150');
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 150, unit: 'portion' });
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const CheckedAtOnce: Story = {
  name: 'Where a change counts at once, what can never be right says at once what is allowed, and is not converted',
  args: { defaultValue: { amount: null, unit: 'portion' }, min: 10, max: 500, isCheckedAtOnce: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    for (const typed of ['99999', '-5', 'abc']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription('Enter from 0.1 portions to 5 portions.');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    }
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, '.5');
    await expect(canvas.getByRole('status')).toHaveTextContent('50 g');
  },
};

interface FoodForm {
  amount: Quantity;
}
const saved = fn();

function FormWithQuantity() {
  const { control, handleSubmit } = useForm<FoodForm>({
    defaultValues: { amount: { amount: 40, unit: 'g' } },
  });
  return (
    <Form
      label="Food"
      actions={<Button type="submit">Save</Button>}
      labels={{ summary: 'Check the fields', saving: 'Saving' }}
      onSubmit={() => handleSubmit((food) => saved(food))()}
    >
      <QuantityField {...useField(control, 'amount')} label="Amount" units={units} min={1} max={500} />
    </Form>
  );
}

export const InForm: Story = {
  name: 'In a form, what is half typed or out of range is not sent: the field takes the focus and says why',
  render: () => <FormWithQuantity />,
  beforeEach: () => {
    saved.mockClear();
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.clear(field);
    await userEvent.type(field, 'a bit');
    await userEvent.click(save);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('a bit');
    await expect(field).toHaveAccessibleDescription('Enter from 1 g to 500 g.');
    await userEvent.clear(field);
    await userEvent.type(field, '700');
    await userEvent.click(save);
    await expect(field).toHaveAccessibleDescription('Enter from 1 g to 500 g.');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '70');
    await userEvent.click(save);
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ amount: { amount: 70, unit: 'g' } }));
  },
};

export const OneUnit: Story = {
  name: 'With one unit there is nothing to choose',
  args: { units: [units[0]], defaultValue: { amount: 12, unit: 'g' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText('g')).toBeVisible();
  },
};

export const OutOfUse: Story = {
  name: 'Read-only it takes the focus, but no characters and no other unit',
  args: { isReadOnly: true, defaultValue: { amount: 40, unit: 'g' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '5');
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongAndNarrow: Story = {
  name: 'At 320 px long labels and units break or are cut, and nothing overflows',
  args: {
    label: 'w'.repeat(300),
    units: [units[0], { id: 'long', label: 'u'.repeat(300), factor: 7 }],
    defaultValue: { amount: 1234567.891, unit: 'long' },
  },
  render: (args) => (
    <div data-testid="box" style={{ width: 288 }}>
      <QuantityField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
