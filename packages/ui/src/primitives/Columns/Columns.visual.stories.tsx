import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Pictures/Columns',
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
      <Columns count={2}>{cells(2)}</Columns>
      <Columns count={3} gap="xs">
        {cells(5)}
      </Columns>
      <Columns count={4} collapseBelow="desktop">
        {cells(4)}
      </Columns>
      <Columns count="startWide">{cells(2)}</Columns>
      <Columns count="endWide" gap="lg">
        {cells(2)}
      </Columns>
    </Stack>
  ),
};
