import type { Meta, StoryObj } from '@storybook/react-vite';
import { Utensils } from 'lucide-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SAMPLE_START } from '../samples/sampleTrace.ts';
import { GlucoseTrace } from './GlucoseTrace.tsx';
import stories from './GlucoseTrace.stories.tsx';

const meta = {
  title: 'Pictures/GlucoseTrace',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const icon = <Utensils size={14} aria-hidden />;
const events = [8, 11, 11.4, 14, 18, 21.2].map((hour, index) => ({
  id: String(index),
  epochSeconds: SAMPLE_START + 86_400 + hour * 3600,
  label: `Meal ${index + 1}`,
  icon,
}));

export const Windows: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <GlucoseTrace
        {...stories.args}
        title="One day"
        extent={{ from: SAMPLE_START + 86_400, to: SAMPLE_START + 172_800 }}
        events={events}
      />
      <GlucoseTrace {...stories.args} title="Fourteen days" />
    </Stack>
  ),
};
