import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Pictures/Grid',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="sm">
      {index + 1}
    </Card>
  ));

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>{cells(4)}</Grid>
      <Grid minItem="sm" gap="xs">
        {cells(5)}
      </Grid>
      <Inline justify="space-between">
        <Text>At the start</Text>
        <Text>At the end</Text>
      </Inline>
    </Stack>
  ),
};
