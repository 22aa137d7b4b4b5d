import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SharedAxisCharts } from './SharedAxisCharts.tsx';
import stories, {
  DayOfTwentyFiveHours,
  GapsAndTimeToCome,
  InZones,
  NinetyDays,
  OneRowPerDay,
  TwoPeriods,
} from './SharedAxisCharts.stories.tsx';

const meta = {
  title: 'Pictures/SharedAxisCharts',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <SharedAxisCharts {...stories.args} chosenMarkId="run 1" />
      <SharedAxisCharts {...stories.args} {...TwoPeriods.args} hasBrush={false} />
      <SharedAxisCharts {...stories.args} {...OneRowPerDay.args} hasBrush={false} />
      <SharedAxisCharts {...stories.args} {...GapsAndTimeToCome.args} hasBrush={false} />
      <SharedAxisCharts {...stories.args} {...DayOfTwentyFiveHours.args} hasBrush={false} />
      <SharedAxisCharts {...stories.args} {...NinetyDays.args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const plot = within(canvasElement).getByRole('application', { name: 'Three days' });
    const box = plot.getBoundingClientRect();
    await fireEvent.pointerMove(plot, { clientX: box.left + box.width * 0.4, clientY: box.top + 80 });
  },
};

export const Zones: StoryObj = {
  render: () => <SharedAxisCharts {...stories.args} {...InZones.args} hasBrush={false} />,
};
