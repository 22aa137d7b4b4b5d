import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Mark } from './Mark.tsx';
import { hill } from './sampleMark.ts';

const meta = {
  title: 'Pictures/Mark',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Inline gap="md">
      {(['md', 'lg', 'xl', 'xxl', 'hero'] as const).map((size) => (
        <Mark key={size} drawing={hill} size={size} />
      ))}
    </Inline>
  ),
};
