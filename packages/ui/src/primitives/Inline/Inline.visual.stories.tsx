import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const messages = Array.from({ length: 24 }, (_, index) => `Word ${index + 1}`);

const meta = {
  title: 'Pictures/Inline',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <Inline>
        {messages.map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
      </Inline>
      <Inline justify="space-between">
        <Text>At the start</Text>
        <Text>At the end</Text>
      </Inline>
      <Inline justify="end" gap="lg" align="baseline">
        <Text size="xl">72 %</Text>
        <Text tone="muted">in range</Text>
      </Inline>
    </Stack>
  ),
};
