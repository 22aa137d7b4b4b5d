import { Box, Stack } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFrame } from '../../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import figures from '../CgmFigures.stories.tsx';
import charts from './CanvasCharts.stories.tsx';

const Figures = figures.component;
const Charts = charts.component;

const meta = {
  title: 'Pictures/Glucose canvas',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  decorators: [inFrame, inApp],
  loaders: [messages('cgm', 'cgm-canvas', 'cgm-events')],
  render: () => (
    <Box padding="md">
      <Stack gap="lg">
        <Figures {...figures.args} />
        <Charts {...charts.args} />
      </Stack>
    </Box>
  ),
  // The snapshots wait for what comes after the profile.
  play: async ({ canvasElement }) => {
    const root = within(canvasElement);
    await expect(await root.findByRole('grid', {}, { timeout: 5000 })).toBeVisible();
    await expect((await root.findAllByRole('slider', {}, { timeout: 5000 }))[0]).toBeVisible();
  },
} satisfies Meta;
export default meta;

export const Spanish: StoryObj = { globals: { language: 'es' } };
export const English: StoryObj = { globals: { language: 'en' } };
