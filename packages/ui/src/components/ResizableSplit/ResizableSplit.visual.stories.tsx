import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ResizableSplit } from './ResizableSplit.tsx';

const meta = {
  title: 'Pictures/ResizableSplit',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const shared = { min: 120, max: 400, minRest: 160, defaultSize: 200, onSizeChange: () => undefined };

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <ResizableSplit
        {...shared}
        size={200}
        start={<Card title="Glucose">84 % in range</Card>}
        end={<Card title="Note">Dinner at eleven.</Card>}
      />
      <ResizableSplit
        {...shared}
        sized="start"
        size={200}
        start={<Card title="Sections">Summary</Card>}
        end={<Card title="Summary">Two nights below 54.</Card>}
      />
      <div dir="rtl">
        <ResizableSplit
          {...shared}
          size={200}
          start={<Card title="Glucose, right to left">84 % in range</Card>}
          end={<Card title="Note, right to left">Dinner at eleven.</Card>}
        />
      </div>
    </Stack>
  ),
};
