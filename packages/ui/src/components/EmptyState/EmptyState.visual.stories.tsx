import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Pictures/EmptyState',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  name: 'EmptyState and ErrorState',
  render: () => (
    <Grid minItem="lg">
      <Card>
        <EmptyState
          pictogram="tests"
          title="No tests yet"
          description="Tests of this patient appear here, the newest first."
          action={<Button intent="primary">Create the first test</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          title="The readings could not be loaded"
          description="Nothing was lost. Check the connection and load again."
          onRetry={() => undefined}
          retryLabel="Load again"
          reference="01JX3-4F7Q"
        />
      </Card>
    </Grid>
  ),
};
