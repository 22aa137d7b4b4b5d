import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/Badge.tsx';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import { WeekStack } from './WeekStack.tsx';

const meta = {
  title: 'Pictures/WeekStack',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <WeekStack
      label="Menus of the plan"
      count={3}
      current={0}
      onCurrent={() => undefined}
      nameOf={(week) => `Week ${week + 1} of 3: 3 to 9 March`}
      head={(week) => (
        <StatusPill
          tone={week === 0 ? 'success' : 'warning'}
          label={week === 0 ? 'Complete' : 'Off target'}
        />
      )}
      estimate={96}
    >
      {(week) => (
        <div style={{ blockSize: 96 }}>
          <Badge>{`The board of week ${week + 1}`}</Badge>
        </div>
      )}
    </WeekStack>
  ),
};
