import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlaskConical } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Pictures/Badge',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'critical'] as const;

export const Variants: StoryObj = {
  name: 'Badge, StatusPill and Avatar',
  render: () => (
    <Stack gap="md">
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge icon={FlaskConical}>CGM</Badge>
        <Badge>128</Badge>
      </Inline>
      <Inline>
        <StatusPill tone="neutral" label="Not started" />
        <StatusPill tone="accent" label="Started" />
        <StatusPill tone="info" label="In progress" />
        <StatusPill tone="success" label="Finished" />
        <StatusPill tone="warning" label="Needs data" />
        <StatusPill tone="critical" label="Cancelled" />
      </Inline>
      <Inline gap="sm">
        <Avatar name="Lucía Ferrer" size="sm" />
        <Avatar name="Óscar Núñez Prieto" />
        <Avatar name="Ana" size="lg" />
      </Inline>
    </Stack>
  ),
};
