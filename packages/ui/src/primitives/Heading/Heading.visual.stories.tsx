import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Pictures/Heading',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="sm">
      <Heading level={1}>Lucía Ferrer Santos</Heading>
      <Heading level={2}>Glucose overview</Heading>
      <Heading level={3}>Time in range</Heading>
      <Heading level={4}>Last night</Heading>
      <Heading level={2} size="xxl">
        Level 2 in the largest size
      </Heading>
      <Heading level={2} tone="muted">
        Muted
      </Heading>
    </Stack>
  ),
};
