import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TimeBrush } from './TimeBrush.tsx';

const meta = {
  title: 'Pictures/TimeBrush',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const at = (iso: string) => Date.parse(iso) / 1000;
const week = { from: at('2026-03-09T00:00Z'), to: at('2026-03-16T00:00Z') };
const longDay = { from: at('2026-10-24T22:00Z'), to: at('2026-10-25T23:00Z') };
const keep = () => undefined;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <TimeBrush
        label="Tuesday"
        extent={week}
        value={{ from: at('2026-03-10T00:00Z'), to: at('2026-03-11T00:00Z') }}
        onChange={keep}
        timeZone="UTC"
      />
      <TimeBrush label="Nothing selected" extent={week} value={null} onChange={keep} timeZone="UTC" />
      <TimeBrush
        label="Over a clock change, without fields"
        extent={longDay}
        value={{ from: at('2026-10-25T00:30Z'), to: at('2026-10-25T01:30Z') }}
        onChange={keep}
        timeZone="Europe/Madrid"
        hasFields={false}
        insets={{ left: 44, right: 12 }}
      />
    </Stack>
  ),
};
