import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormLayout, FormQuestion, FormSection, type FormLayoutProps } from './FormLayout.tsx';

const labels = {
  save: 'Save details',
  saving: 'Saving',
  discard: 'Discard changes',
  unsaved: 'Not saved yet',
  saved: 'Saved a moment ago',
};

function Example(props: FormLayoutProps) {
  const [value, setValue] = useState('Ana');
  const [saved, setSaved] = useState('Ana');
  const [wasSaved, setWasSaved] = useState(false);
  return (
    <FormLayout
      {...props}
      isDirty={props.isDirty || value !== saved}
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
  component: FormLayout,
  render: (args) => <Example {...args} />,
  args: { onSubmit: fn(), 'aria-label': 'Details', labels, isDirty: false, children: null },
} satisfies Meta<typeof FormLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The bar appears with the first change, saves, and leaves a message',
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
  name: 'Resets everything',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  },
};

export const Saving: Story = {
  name: 'While saving it ignores a second press',
  args: { status: 'saving', isDirty: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save details/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const KeyboardSaves: Story = {
  name: 'Enter in a field saves, focus stays, and the message is announced',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' Ruiz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved a moment ago');
    await expect(field).toHaveFocus();
  },
};

export const StaysInSight: Story = {
  name: 'The bar sticks to the bottom of the window while a long form scrolls',
  args: { isDirty: true },
  render: (args) => (
    <FormLayout {...args} isDirty labels={labels}>
      <FormSection title="Person">
        {Array.from({ length: 30 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} />
        ))}
      </FormSection>
    </FormLayout>
  ),
  play: async ({ canvas }) => {
    const { bottom, top } = canvas.getByRole('button', { name: 'Save details' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(top).toBeGreaterThan(window.innerHeight - 100);
  },
};

export const SavesAndMore: Story = {
  name: 'A second button does something more, while Enter only saves',
  args: { extraAction: { label: 'Save and print', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Ruiz');
    canvas.getByRole('button', { name: 'Save and print' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.extraAction?.onPress).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.extraAction?.onPress).toHaveBeenCalledOnce();
  },
};

export const NewThing: Story = {
  name: 'For something new the bar is shown from the start, including cancel',
  args: { alwaysShowsBar: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save details' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  },
};

export const Wide: Story = {
  name: 'Takes its whole place for fields beside what follows from them',
  args: { isWide: true },
  render: (args) => (
    <div style={{ width: 1000 }} data-testid="room">
      <Example {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByTestId('room').getBoundingClientRect();
    await expect(canvas.getByRole('form').getBoundingClientRect().width).toBe(width);
  },
};

export const Unanswered: Story = {
  name: 'Of a long questionnaire, what is not answered yet has a broken line at its start',
  render: (args) => (
    <FormLayout {...args} labels={labels} isDirty={false}>
      <FormSection id="habits" title="Habits">
        <FormQuestion isAnswered={false}>
          <TextField label="Water" />
        </FormQuestion>
        <FormQuestion isAnswered>
          <TextField label="Alcohol" defaultValue="Never" />
        </FormQuestion>
      </FormSection>
    </FormLayout>
  ),
  play: async ({ canvas }) => {
    const [open, answered] = ['Water', 'Alcohol'].map((name) => canvas.getByRole('textbox', { name }));
    const lineOf = (field: HTMLElement | undefined) => {
      for (let each = field?.parentElement; each; each = each.parentElement)
        if (getComputedStyle(each).borderInlineStartStyle === 'dashed') return true;
      return false;
    };
    await expect(lineOf(open)).toBe(true);
    await expect(lineOf(answered)).toBe(false);
    // The fields are still in one column.
    await expect(open?.getBoundingClientRect().left).toBe(answered?.getBoundingClientRect().left);
  },
};

const long = 'Wolfeschlegelsteinhausen'.repeat(42);

export const LongWordsNarrow: Story = {
  name: 'At 320 px titles of a thousand characters wrap, and the bar’s buttons stay in reach',
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <FormLayout {...args} isDirty labels={labels} onDiscard={() => undefined}>
        <FormSection title={long} description={long}>
          <TextField label={long} />
        </FormSection>
      </FormLayout>
    </div>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByTestId('room').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    // The bar deliberately extends into the padding of its page, by exactly that padding.
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth + 16);
  },
};
