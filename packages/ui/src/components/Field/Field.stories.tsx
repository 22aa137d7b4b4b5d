import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { UnfinishedTextsContext, type UnfinishedTexts } from './unfinishedTexts.ts';

const meta = {
  title: 'Components/Field',
  component: TextField,
  args: { label: 'Telephone', hint: 'Where you can be reached', error: 'Enter at least nine digits.' },
  argTypes: { hint: { control: 'text' }, inputRef: { control: false } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Label, hint, control and error are in reading order and associated with each other',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    await expect(field).toHaveAccessibleDescription(/Where you can be reached.*Enter at least nine digits\./);
    const tops = ['Telephone', 'Where you can be reached', 'Enter at least nine digits.'].map(
      (messages) => canvas.getByText(messages).getBoundingClientRect().top,
    );
    await expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(tops[2] ?? 0);
  },
};

export const Optional: Story = {
  name: 'Optional fields are marked; required ones are announced, not marked',
  render: () => (
    <>
      <TextField label="E-mail" isOptional />
      <TextField label="Surname" isRequired />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('optional')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toBeRequired();
    await expect(canvas.queryByText(/\*/)).toBeNull();
  },
};

export const Counter: Story = {
  name: 'The counter shows 12/46, beside the error, and nothing is cut off',
  args: { limit: 46, label: 'Name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0/46')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'Ana and Luis');
    await expect(canvas.getByText('12/46')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/12\/46/);
  },
};

export const Group: Story = {
  name: 'Several controls that form one answer are a group with a name and a description',
  render: () => (
    <FieldGroup label="Blood pressure" hint="After five minutes of rest" error="Enter both." aside="mmHg">
      <NumberField label="Upper" />
      <NumberField label="Lower" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Blood pressure' });
    await expect(group).toHaveAccessibleDescription('After five minutes of rest Enter both.');
    await expect(canvas.getByText('mmHg')).toBeVisible();
  },
};

/** A form whose fields lose their content with each load and get the draft back. */
function LoadedAgain() {
  const [loads, setLoads] = useState(0);
  const [lying] = useState(() => new Map<string, string>());
  const [listeners] = useState(() => new Set<() => void>());
  const [texts] = useState<UnfinishedTexts>(() => ({
    read: (name) => lying.get(name),
    write: (name, text) => void (text === null ? lying.delete(name) : lying.set(name, text)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch: () => () => undefined,
  }));
  return (
    <UnfinishedTextsContext value={texts}>
      <div key={loads}>
        <DateField label="Birthdate" name="birthdate" defaultValue="1988-04-15" />
        <TimeField label="Bedtime" name="bedtime" />
        <ComboBox
          label="Country"
          name="country"
          emptyText="None"
          options={[
            { id: 'ES', label: 'Spain' },
            { id: 'PT', label: 'Portugal' },
          ]}
          defaultValue="ES"
        />
        <MultiSelect
          label="Allergens"
          name="allergens"
          emptyText="None"
          countText={(count) => `${count} chosen`}
          chosenLabel="Chosen"
          clearLabel="Clear all"
          options={[{ id: 'fish', label: 'Fish' }]}
        />
      </div>
      <Button onPress={() => setLoads((count) => count + 1)}>Load again</Button>
      <Button
        onPress={() => {
          lying.clear();
          listeners.forEach((listener) => listener());
        }}
      >
        Discard
      </Button>
    </UnfinishedTextsContext>
  );
}

export const Kept: Story = {
  name: 'Incomplete input returns with its draft, and goes when the draft is discarded',
  render: () => <LoadedAgain />,
  play: async ({ canvas }) => {
    const group = (name: string) => canvas.getByRole('group', { name });
    const box = (name: string) => canvas.getByRole('combobox', { name });
    await userEvent.tab();
    // By way of 30 April, which is a valid day.
    await userEvent.keyboard('3002');
    await userEvent.tab();
    await userEvent.keyboard('08');
    await userEvent.type(box('Country'), 'xx');
    await userEvent.keyboard('{Escape}');
    await expect(box('Country')).toHaveValue('Spain');
    await userEvent.type(box('Country'), 'xx');
    await userEvent.tab();
    await userEvent.keyboard('kiwi{Escape}');
    for (let load = 0; load < 2; load += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
      await waitFor(() => expect(group('Birthdate')).toHaveTextContent('30/02/1988'));
      await waitFor(() => expect(group('Bedtime')).toHaveTextContent('08:––'));
      await expect(box('Country')).toHaveValue('Spainxx');
      await expect(box('Allergens')).toHaveValue('kiwi');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(group('Birthdate')).toHaveTextContent('15/04/1988'));
    await waitFor(() => expect(group('Bedtime')).toHaveTextContent('––:––'));
    await expect(box('Country')).toHaveValue('Spain');
    await expect(box('Allergens')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(group('Birthdate')).toHaveTextContent('15/04/1988');
  },
};
