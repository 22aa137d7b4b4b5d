import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Box } from './Box.tsx';

const meta = { title: 'Pictures/Box', parameters: { chromatic: { disableSnapshot: false } } } satisfies Meta;
export default meta;

const grounds = [
  'page',
  'raised',
  'sunken',
  'overlay',
  'selected',
  'critical',
  'warning',
  'success',
  'info',
] as const;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="sm" gap="sm">
      {grounds.map((ground) => (
        <Box key={ground} background={ground} border="default" borderRadius="surface" padding="md">
          {ground}
        </Box>
      ))}
    </Grid>
  ),
};
