import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProblem, type FormProps } from './Form.tsx';

const fields = (
  <>
    <TextField label="Surname" name="surname" />
    <NumberField label="Weight" name="weight" unit="kg" />
    <Select
      label="Zone"
      name="zone"
      placeholder="Choose"
      options={[
        { id: 'madrid', label: 'Madrid' },
        { id: 'berlin', label: 'Berlin' },
      ]}
    />
    <Checkbox name="consent">I have the consent</Checkbox>
  </>
);

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    label: 'New patient',
    labels: { summary: 'Two fields need your attention', saving: 'Saving' },
    onSubmit: fn(),
    children: fields,
    actions: ({ isSaving }) => (
      <Button intent="primary" type="submit" isPending={isSaving} pendingLabel="Saving">
        Save patient
      </Button>
    ),
  },
  argTypes: { children: { control: false }, actions: { control: false }, errors: { control: 'object' } },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The result of the last submit. */
const sent = (onSubmit: unknown) => {
  const [data] = (onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
  return Object.fromEntries(data);
};

export const Default: Story = {
  name: "Submits the fields' values, with numbers in machine-readable form",
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), 'Núñez');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight' }), '72,5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have the consent' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(sent(args.onSubmit)).toMatchObject({ surname: 'Núñez', weight: '72.5', consent: 'on' });
  },
};

export const KeyboardSubmits: Story = {
  name: 'Enter in a field submits it',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('form', { name: 'New patient' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
    await userEvent.keyboard('Ruiz{Enter}');
    await expect(sent(args.onSubmit)).toMatchObject({ surname: 'Ruiz' });
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
  },
};

/** Rejects twice after a short delay, like a server, then accepts. */
function Server({ onSubmit, ...props }: FormProps) {
  const [errors, setErrors] = useState<readonly FormProblem[]>([]);
  return (
    <Form
      {...props}
      errors={errors}
      onSubmit={async (data) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await onSubmit?.(data);
        setErrors(
          data.get('surname')
            ? []
            : [
                { name: 'surname', message: 'Enter the surname.' },
                { name: 'weight', message: 'Enter the weight.' },
                { name: 'zone', message: 'Choose the zone.' },
                { name: 'consent', message: 'Tick it to go on.' },
              ],
        );
      }}
    />
  );
}

export const RefusedByServer: Story = {
  name: 'After an error the summary has focus, leads to each field, and each shows its error until changed',
  render: (args) => <Server {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Two fields need your attention');
    await waitFor(() => expect(document.activeElement).toContainElement(summary));

    for (const [entry, role, name] of [
      ['Enter the surname.', 'textbox', 'Surname'],
      ['Enter the weight.', 'textbox', 'Weight'],
      ['Tick it to go on.', 'checkbox', 'I have the consent'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: entry }));
      const field = canvas.getByRole(role, { name });
      await expect(field).toHaveFocus();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(entry);
    }
    const surname = canvas.getByRole('textbox', { name: 'Surname' });
    await userEvent.type(surname, 'Ruiz');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight' }), '70');
    await expect(surname).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toBeValid();
    // Fixing a field does not move focus.
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Saving: Story = {
  name: 'While it saves, its fields are disabled, it announces it, and focus returns',
  render: (args) => <Server {...args} />,
  play: async ({ args, canvas }) => {
    const surname = canvas.getByRole('textbox', { name: 'Surname' });
    await userEvent.type(surname, 'Ruiz{Enter}');
    await waitFor(() => expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true'));
    await expect(surname).toBeDisabled();
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Saving');
    await waitFor(() => expect(surname).toBeEnabled());
    await expect(surname).toHaveFocus();
    await expect(surname).toHaveValue('Ruiz');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Saves through its own state, without returning a promise. */
function OwnSaving(props: FormProps) {
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<readonly FormProblem[]>([]);
  return (
    <Form
      {...props}
      isSaving={isSaving}
      errors={errors}
      onSubmit={() => {
        setSaving(true);
        setTimeout(() => {
          setSaving(false);
          setErrors([{ name: 'surname', message: 'Enter the surname.' }]);
        }, 150);
      }}
    />
  );
}

export const RefusedLater: Story = {
  name: 'A caller that saves without a promise: errors that arrive when it ends receive focus too',
  render: (args) => <OwnSaving {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toContainElement(summary));
  },
};

export const Native: Story = {
  name: 'Without a handler it is a native form',
  args: { action: '/patients', method: 'post' },
  render: ({ onSubmit: _unused, ...args }) => <Form {...args} />,
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    await expect(form).toHaveAttribute('action', '/patients');
    await expect(form).toHaveAttribute('method', 'post');
    const submits = fn((event: Event) => {
      const wasHeld = event.defaultPrevented;
      event.preventDefault();
      return wasHeld;
    });
    document.addEventListener('submit', submits, { once: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await expect(submits).toHaveReturnedWith(false);
  },
};

export const NarrowAndLong: Story = {
  name: 'At 320 px an error of a thousand characters breaks',
  args: { errors: [{ name: 'surname', message: 'w'.repeat(1000) }] },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <Form {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
