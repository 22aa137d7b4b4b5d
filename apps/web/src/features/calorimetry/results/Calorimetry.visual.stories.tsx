import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering } from '../../../app/story-server.tsx';
import { sampleCalorimetry, sampleCurves } from '../sample-calorimetry.ts';
import { ResultsView } from './ResultsView.tsx';

const meta = {
  title: 'Pictures/Calorimetry',
  parameters: { chromatic: { disableSnapshot: false } },
  loaders: [messages('calorimetry')],
  decorators: [inApp, answering({ 'get /curves': sampleCurves })],
} satisfies Meta;
export default meta;

export const Results: StoryObj = {
  render: () => <ResultsView calorimetry={sampleCalorimetry()} zone="Europe/Madrid" canEdit canPlan />,
};
