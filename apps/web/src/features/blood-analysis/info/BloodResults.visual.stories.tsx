import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@healzy/ui/primitives';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { criticalPotassium, sampleResults } from '../sample-results.ts';
import { BloodResultsView } from './BloodResultsView.tsx';

/** Reviewed results with a critical value, as their page shows them. */
const meta = {
  title: 'Pictures/Blood results',
  component: BloodResultsView,
  args: { results: { ...sampleResults, critical: [criticalPotassium] }, trends: [] },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  decorators: [
    (Story) => (
      <Box padding="md">
        <Story />
      </Box>
    ),
    inApp,
  ],
  loaders: [messages('blood-analysis', 'blood-analysis-review')],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('group')).length).toBeGreaterThan(4);
  },
} satisfies Meta<typeof BloodResultsView>;
export default meta;

export const Spanish: StoryObj = { globals: { language: 'es' } };
