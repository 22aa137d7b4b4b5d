import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, CalendarDays, Droplet, FileText, HeartPulse, Moon, Utensils } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Pictures/Icon', parameters: { chromatic: { disableSnapshot: false } } } satisfies Meta;
export default meta;

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
const tones = ['muted', 'accent', 'critical', 'warning', 'success', 'info'] as const;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Inline key={size} gap="md">
          {[Activity, CalendarDays, Droplet, FileText, HeartPulse, Moon, Utensils].map((icon, index) => (
            <Icon key={index} icon={icon} size={size} />
          ))}
        </Inline>
      ))}
      <Inline gap="md">
        {tones.map((tone) => (
          <Icon key={tone} icon={Droplet} size="xl" tone={tone} />
        ))}
      </Inline>
    </Stack>
  ),
};
