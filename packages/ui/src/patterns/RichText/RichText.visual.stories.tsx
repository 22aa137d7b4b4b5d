import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { RichText } from './RichText.tsx';
import { sampleCitations, sampleLook } from './sampleCitations.ts';
import { sampleComparison, sampleText } from './sampleText.ts';

const meta = {
  title: 'Pictures/RichText',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="xl" align="start">
      <RichText text={sampleText} />
      <RichText text={sampleCitations} citationLook={sampleLook} />
      <RichText text={sampleComparison} changeLabels={{ added: 'Added:', removed: 'Removed:' }} />
    </Grid>
  ),
};
