import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Pictures/TextArea',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <TextArea label="Note" />
      <TextArea
        label="Note"
        defaultValue={'Slept badly.\nDinner at eleven.'}
        hint="For the team"
        limit={46}
      />
      <TextArea label="Refused" error="Write what was agreed." isOptional />
      <TextArea label="Over" defaultValue="Twelve signs" limit={10} />
      <TextArea label="Disabled" defaultValue="Slept badly." isDisabled />
      <TextArea label="Read-only" defaultValue="Slept badly." isReadOnly />
    </Grid>
  ),
};
