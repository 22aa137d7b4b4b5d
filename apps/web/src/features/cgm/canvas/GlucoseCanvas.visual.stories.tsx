import { pageOf, answering } from '../../../app/story-server.tsx';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { inFrame } from '../../../app/shell/sample-environment.tsx';
import { Box } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CgmCanvasView } from '../CgmCanvasView.tsx';
import { sampleCanvas } from './sample-canvas.ts';

const { found, scores, readings, events, sensors, whole, now } = sampleCanvas();

/** The canvas as its screen shows it, with all that it can contain. */
const meta = {
  title: 'Pictures/Glucose canvas',
  component: CgmCanvasView,
  args: { medicalTestId: 'two', whole, now },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  decorators: [
    (Story) => (
      <Box padding="md">
        <Story />
      </Box>
    ),
    answering(
      {
        'get /findings': () => found,
        'get /scores': () => scores,
        'get /readings': () => readings,
        'get /events': () => pageOf(events),
        'get /sensors': () => pageOf(sensors),
        'get /{medicalTestId}': () => ({ id: 'two', state: 'IN_PROGRESS', canEdit: true }),
      },
      { path: '/patient/:patientId/test/:medicalTest', address: '/patient/one/test/two' },
    ),
    inFrame,
    inApp,
  ],
  loaders: [messages('cgm', 'cgm-canvas', 'cgm-events')],
  // The snapshots wait for what comes after the profile.
  play: async ({ canvasElement }) => {
    const root = within(canvasElement);
    await expect(await root.findByRole('grid', {}, { timeout: 5000 })).toBeVisible();
    await expect((await root.findAllByRole('slider', {}, { timeout: 5000 }))[0]).toBeVisible();
  },
} satisfies Meta<typeof CgmCanvasView>;
export default meta;

export const Spanish: StoryObj = { globals: { language: 'es' } };
export const English: StoryObj = { globals: { language: 'en' } };
