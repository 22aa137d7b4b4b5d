import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Checklist, type ChecklistProps } from './Checklist.tsx';

const meta = {
  title: 'Pictures/Checklist',
  parameters: { pictureHeight: 320, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const messages = {
  label: 'First week',
  onToggle: () => undefined,
  countText: (done, total) => `${done} of ${total} done`,
  emptyText: 'Nothing to do yet',
  items: [
    { id: 'call', label: 'Welcome call', meta: 'Marta Gil, 3 March', isDone: true },
    {
      id: 'sensor',
      label: 'Place the sensor',
      hint: 'Ticks itself with the first reading',
      isReadOnly: true,
      isDone: false,
    },
    { id: 'survey', label: 'First survey', meta: 'due on 7 March', isDone: false },
    { id: 'plan', label: 'First plan', hint: 'After the survey', isDisabled: true, isDone: false },
  ],
} satisfies ChecklistProps;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="lg" align="start">
      <Checklist {...messages} />
      <Checklist
        {...messages}
        label="All done"
        items={messages.items.map((item) => ({ ...item, isDone: true }))}
      />
      <Checklist {...messages} label="Nothing yet" items={[]} />
    </Grid>
  ),
};

export const WithActions: StoryObj = {
  render: () => (
    <Checklist
      {...messages}
      items={messages.items.map((item) => ({
        ...item,
        actions: (
          <IconButton
            icon={Pencil}
            size="small"
            label={`Edit step: ${item.label}`}
            onPress={() => undefined}
          />
        ),
      }))}
    />
  ),
};
