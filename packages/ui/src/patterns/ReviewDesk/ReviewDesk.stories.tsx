import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectToFit, longName, narrow } from '../../guidelines/badInput.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ReviewDesk, type ReviewDeskProps, type ReviewItem } from './ReviewDesk.tsx';

const items: readonly ReviewItem[] = [
  {
    id: 'a',
    name: 'Glucose',
    value: '92',
    unit: 'mg/dL',
    note: '70 - 99',
    state: 'open',
    stateLabel: 'To review',
  },
  {
    id: 'b',
    name: 'Potassium',
    value: '5.9',
    unit: 'mmol/L',
    note: '3.5 - 5.1',
    state: 'doubt',
    stateLabel: 'The sample is haemolysed',
  },
  { id: 'c', name: 'Ferritin', value: '64', unit: 'ng/mL', state: 'accepted', stateLabel: 'Accepted' },
];

/** Goes on to the next item, as a screen does. */
function Desk(props: ReviewDeskProps) {
  const [selected, setSelected] = useState(props.selectedId);
  const next = (id: string) => {
    const at = props.items.findIndex((item) => item.id === id);
    setSelected(props.items[at + 1]?.id ?? id);
  };
  return (
    <ReviewDesk
      {...props}
      selectedId={selected}
      onSelect={(id) => {
        props.onSelect(id);
        setSelected(id);
      }}
      onAccept={(id) => {
        props.onAccept?.(id);
        next(id);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/ReviewDesk',
  component: ReviewDesk,
  args: {
    label: 'Values to review',
    items,
    selectedId: 'a',
    onSelect: fn(),
    onAccept: fn(),
    onLeaveOut: fn(),
    children: 'Details of the value',
    page: 'The page',
  },
  render: (args) => <Desk {...args} />,
} satisfies Meta<typeof ReviewDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what is to be reviewed, each with its state in words',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'Values to review' })).toBeVisible();
    await expect(await canvas.findByRole('option', { name: 'Glucose' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('option', { name: 'Potassium' })).toHaveTextContent(
      'The sample is haemolysed',
    );
    await expect(canvas.getByText('The page')).toBeVisible();
  },
};

export const KeyboardAccepts: Story = {
  name: 'Enter accepts and goes on, arrows choose, Delete leaves out',
  play: async ({ args, canvas }) => {
    await canvas.findByRole('option', { name: 'Glucose' });
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'Glucose' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenLastCalledWith('a');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Potassium' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenLastCalledWith('b');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Ferritin' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('b');
    await userEvent.keyboard('{Delete}');
    await expect(args.onLeaveOut).toHaveBeenLastCalledWith('b');
  },
};

export const FieldKeepsFocus: Story = {
  name: 'A field beside the list keeps the focus while the selection goes on, and Enter accepts from it',
  args: { children: <TextField label="Value" /> },
  render: function Beside(args) {
    const [selected, setSelected] = useState('a');
    return (
      <ReviewDesk
        {...args}
        selectedId={selected}
        onSelect={setSelected}
        page={
          <button
            type="button"
            onClick={() => setSelected('b')}
            onMouseDown={(event) => event.preventDefault()}
          >
            Next
          </button>
        }
      />
    );
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Value' });
    await canvas.findByRole('option', { name: 'Potassium' });
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('option', { name: 'Potassium' })).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenLastCalledWith('b');
    await expect(field).toHaveFocus();
  },
};

export const TakesFocus: Story = {
  name: 'Takes the focus from a button that is gone once it was pressed',
  render: function Gone(args) {
    const [presses, setPresses] = useState(0);
    return (
      <>
        {presses === 0 && (
          <button type="button" onClick={() => setPresses(1)}>
            Accept all
          </button>
        )}
        <ReviewDesk {...args} selectedId="b" focusRequests={presses} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Potassium' });
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Potassium' })).toHaveFocus());
  },
};

export const EmptyList: Story = {
  name: 'Without items it says so',
  args: { items: [], selectedId: null, empty: 'There are no values yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no values yet.')).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const LongName: Story = {
  name: 'A thousand letters fit the smallest screen',
  decorators: [narrow],
  args: {
    items: [
      { id: 'a', name: longName, value: longName, note: longName, state: 'open', stateLabel: longName },
    ],
  },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};
