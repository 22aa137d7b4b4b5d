import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Toolbar } from './Toolbar.tsx';
import stories from './Toolbar.stories.tsx';

const meta = {
  title: 'Pictures/Toolbar',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const items = stories.args.items.map((item) =>
  item.kind === 'toggle' ? { ...item, isSelected: item.id === 'bold' } : item,
);

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md">
      <Card>
        <Toolbar label="With room" moreLabel="More" items={items} />
      </Card>
      <div style={{ width: 260 }}>
        <Toolbar label="Without" moreLabel="More" items={items} />
      </div>
    </Stack>
  ),
};
