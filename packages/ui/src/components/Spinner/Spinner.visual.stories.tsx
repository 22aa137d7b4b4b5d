import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Pictures/Spinner',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Inline gap="lg">
      <Spinner size="sm" label="Loading" />
      <Spinner label="Loading" />
      <Spinner size="lg" label="Loading" />
    </Inline>
  ),
};
