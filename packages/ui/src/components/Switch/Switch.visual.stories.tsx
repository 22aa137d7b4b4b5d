import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Pictures/Switch',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <Switch>Compare two periods</Switch>
      <Switch isSelected hint="Marks on the trace">
        Show events
      </Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled isSelected>
        Disabled, on
      </Switch>
      <Switch isReadOnly>Read-only</Switch>
      <Switch isReadOnly isSelected>
        Read-only, on
      </Switch>
    </Grid>
  ),
};
