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
          <Button intent={intent} isPending pendingLabel="Saving">
            Save plan
          </Button>
          <Button intent={intent} isDisabled>
            Unavailable
          </Button>
        </Inline>
      ))}
      <Inline gap="sm">
        <Button href="#plans">As a link</Button>
        <Button intent="quiet" size="small" icon={Plus}>
          Small and quiet
        </Button>
      </Inline>
      <Button icon={Plus}>
        Words that are wider than all of their room go on in a second line instead of being cut, which happens
        on phones and with languages of long words
      </Button>
      <Button intent="primary" isWide>
        As wide as its room
      </Button>
    </Stack>
  ),
};
