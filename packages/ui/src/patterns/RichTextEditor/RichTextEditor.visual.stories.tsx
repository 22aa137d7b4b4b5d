import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { sampleCitations, sampleLook } from '../RichText/sampleCitations.ts';
import { sampleText } from '../RichText/sampleText.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

const meta = {
  title: 'Pictures/RichTextEditor',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="lg" gap="lg" align="start">
      <RichTextEditor label="Message" hint="For the team" limit={20_000} />
      <RichTextEditor label="Written" defaultValue={sampleText} />
      <RichTextEditor
        label="Cited"
        defaultValue={sampleCitations}
        citationLook={sampleLook}
        onCite={() => undefined}
      />
      <RichTextEditor label="Refused" error="Write what was agreed." />
      <RichTextEditor label="Disabled" defaultValue={sampleText.slice(0, 2)} isDisabled />
      <RichTextEditor label="Read-only" defaultValue={sampleText.slice(0, 2)} isReadOnly />
    </Grid>
  ),
};
