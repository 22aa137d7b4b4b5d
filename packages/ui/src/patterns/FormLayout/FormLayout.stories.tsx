import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormLayout, FormSection, type FormLayoutProps } from './FormLayout.tsx';

const labels = {
  save: 'Save details',
  saving: 'Saving',
  discard: 'Discard changes',
  unsaved: 'Not saved yet',
  saved: 'Saved a moment ago',
};

function Example(props: Omit<FormLayoutProps, 'children' | 'labels' | 'isDirty'> & { isDirty?: boolean }) {
  const [value, setValue] = useState('Ana');
  const [saved, setSaved] = useState('Ana');
  const [wasSaved, setWasSaved] = useState(false);
  return (
    <FormLayout
      {...props}
      labels={labels}
      isDirty={props.isDirty ?? value !== saved}
      status={props.status ?? (wasSaved && value === saved ? 'saved' : 'idle')}
      onDiscard={() => setValue(saved)}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit(event);
        setSaved(value);
        setWasSaved(true);
      }}
    >
      <FormSection id="person" title="Person" description="Who the record is about.">
        <TextField label="Name" value={value} onChange={setValue} />
      </FormSection>
    </FormLayout>
  );
}

const meta = {
  title: 'Patterns/FormLayout',
  component: Example,
  args: { onSubmit: fn(), 'aria-label': 'Details' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The bar comes with the first change, saves, and leaves a word behind',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save details' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Ruiz');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Saved a moment ago')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save details' })).toBeNull();
  },
};

export const Discards: Story = {
  name: 'Puts everything back',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  },
};

export const Saving: Story = {
  name: 'While saving it takes no second press',
  args: { status: 'saving', isDirty: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save details/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
