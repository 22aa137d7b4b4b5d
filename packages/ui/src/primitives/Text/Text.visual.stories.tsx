import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = { title: 'Pictures/Text', parameters: { chromatic: { disableSnapshot: false } } } satisfies Meta;
export default meta;

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
const tones = ['primary', 'muted', 'accent', 'critical', 'warning', 'success', 'info'] as const;

export const Variants: StoryObj = {
  name: 'Sizes, tones and headings',
  render: () => (
    <Stack gap="lg">
      <Stack gap="xs">
        {sizes.map((size) => (
          <Text key={size} size={size} isNumeric>
            {size} · Time in range 72.4 %
          </Text>
        ))}
      </Stack>
      <Inline gap="md">
        {tones.map((tone) => (
          <Text key={tone} tone={tone} weight="medium">
            {tone}
          </Text>
        ))}
      </Inline>
      <Stack gap="xs">
        <Heading level={1}>Lucía Ferrer Santos</Heading>
        <Heading level={2}>Glucose overview</Heading>
        <Heading level={3}>Time in range</Heading>
        <Heading level={4}>Last night</Heading>
      </Stack>
      <Text as="p" isProse tone="muted">
        The product observes; the specialist judges. Every number shows the window that it was taken from, how
        much of that window the sensor covered, and where the formula comes from.
      </Text>
    </Stack>
  ),
};
