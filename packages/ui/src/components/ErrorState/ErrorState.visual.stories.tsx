import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from './ErrorState.tsx';
import stories from './ErrorState.stories.tsx';

const meta = {
  title: 'Pictures/ErrorState',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="lg">
      <Card>
        <ErrorState {...stories.args} onRetry={() => undefined} />
      </Card>
      <Card>
        <ErrorState
          pictogram="documents"
          title="This file cannot be read"
          description="It was kept as it is. Send it to support with the number below."
          actions={<Button href="#support">Write to support</Button>}
          reference="01JX3-9K2M"
        />
      </Card>
    </Grid>
  ),
};
