import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeatGrid } from './HeatGrid.tsx';
import stories, { GradesWhatIsOutside, SharesItsHours } from './HeatGrid.stories.tsx';

const meta = {
  title: 'Pictures/HeatGrid',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Fortnight: StoryObj = { render: () => <HeatGrid {...stories.args} /> };

/** Grades, missing and blank cells, figures at the ends, and a selection. */
export const GradesAndSelection: StoryObj = {
  render: () => (
    <>
      <HeatGrid {...stories.args} {...GradesWhatIsOutside.args} />
      <HeatGrid {...stories.args} {...SharesItsHours.args} />
    </>
  ),
};
