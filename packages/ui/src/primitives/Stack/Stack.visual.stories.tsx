import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from './Stack.tsx';

const gaps = ['xxs', 'xs', 'md', 'xl'] as const;

const meta = {
  title: 'Pictures/Stack',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Inline align="start" gap="lg">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Card padding="sm">{gap}</Card>
          <Card padding="sm">one</Card>
          <Card padding="sm">more</Card>
        </Stack>
      ))}
      <Stack align="end" gap="xs">
        <Card padding="sm">At the end of the line</Card>
        <Card padding="sm">End</Card>
      </Stack>
    </Inline>
  ),
};
