import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal } from 'lucide-react';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Card } from './Card.tsx';

const meta = { title: 'Pictures/Card', parameters: { chromatic: { disableSnapshot: false } } } satisfies Meta;
export default meta;

const facts = [
  { term: 'Maker', detail: 'Dexcom Clarity' },
  { term: 'Readings', detail: '4,012' },
  { term: 'First', detail: '3 March 2025, 08:14' },
];

export const Variants: StoryObj = {
  name: 'Card and DescriptionList',
  render: () => (
    <Grid minItem="md" align="start">
      <Card
        title="What was recognised"
        description="From the first forty lines"
        actions={<IconButton icon={MoreHorizontal} label="More" />}
      >
        <DescriptionList items={facts} />
      </Card>
      <Card ground="raised" title="Facts in columns">
        <DescriptionList items={facts} layout="columns" />
      </Card>
      <Card padding="sm">Only a surface</Card>
    </Grid>
  ),
};
