import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { marks } from './sampleMarks.ts';
import { ThemedImage } from './ThemedImage.tsx';

const meta = {
  title: 'Pictures/ThemedImage',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Inline gap="md">
      <ThemedImage light={marks.light} dark={marks.dark} size="lg" />
      <ThemedImage light={marks.light} dark={marks.dark} />
      <ThemedImage light={marks.light} dark={marks.dark} size="xxl" />
    </Inline>
  ),
};
