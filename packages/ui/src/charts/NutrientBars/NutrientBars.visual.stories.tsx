import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { NutrientBars } from './NutrientBars.tsx';
import stories from './NutrientBars.stories.tsx';

const meta = {
  title: 'Pictures/NutrientBars',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <NutrientBars {...stories.args} />
      <NutrientBars {...stories.args} isCompact />
      <div dir="rtl" style={{ inlineSize: '20rem' }}>
        <NutrientBars {...stories.args} label="Narrow, right to left" isCompact />
      </div>
    </Stack>
  ),
};
