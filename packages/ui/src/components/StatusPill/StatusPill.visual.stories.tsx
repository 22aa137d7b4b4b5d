import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { StatusPill } from './StatusPill.tsx';

const meta = {
  title: 'Pictures/StatusPill',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Inline>
      <StatusPill tone="neutral" label="Not started" />
      <StatusPill tone="accent" label="Started" />
      <StatusPill tone="info" label="In progress" />
      <StatusPill tone="success" label="Finished" />
      <StatusPill tone="warning" label="Needs data" />
      <StatusPill tone="critical" label="Cancelled" />
    </Inline>
  ),
};
