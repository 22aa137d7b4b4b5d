import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Pictures/Button',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const intents = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md">
      {intents.map((intent) => (
        <Inline key={intent} gap="sm">
          <Button intent={intent}>Save plan</Button>
          <Button intent={intent} icon={Plus}>
            New test
          </Button>
          <Button intent={intent} iconEnd={ArrowRight} size="small">
            Next
          </Button>
          <Button intent={intent} size="large">
            Continue
          </Button>
          <Button intent={intent} isPending>
            Saving
          </Button>
          <Button intent={intent} isDisabled>
            Unavailable
          </Button>
        </Inline>
      ))}
      <Button intent="primary" isWide>
        As wide as its room
      </Button>
    </Stack>
  ),
};
