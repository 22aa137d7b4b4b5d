import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { sampleCitations, sampleLook } from '../RichText/sampleCitations.ts';
import { sampleText } from '../RichText/sampleText.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { sampleLabels } from './sampleLabels.ts';

const meta = {
  title: 'Pictures/RichTextEditor',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="lg" gap="lg" align="start">
      <RichTextEditor label="Message" labels={sampleLabels} hint="For the team" limit={20_000} />
      <RichTextEditor label="Written" labels={sampleLabels} defaultValue={sampleText} />
      <RichTextEditor
        label="Cited"
        labels={sampleLabels}
        defaultValue={sampleCitations}
        citationLook={sampleLook}
        onCite={() => undefined}
      />
      <RichTextEditor label="Refused" labels={sampleLabels} error="Write what was agreed." />
      <RichTextEditor
        label="Disabled"
        labels={sampleLabels}
        defaultValue={sampleText.slice(0, 2)}
        isDisabled
      />
      <RichTextEditor
        label="Read-only"
        labels={sampleLabels}
        defaultValue={sampleText.slice(0, 2)}
        isReadOnly
      />
    </Grid>
  ),
};
