import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Pictures/VisuallyHidden',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Text as="p">
      112 mg/dL<VisuallyHidden> milligrams per decilitre</VisuallyHidden>, and nothing between.
    </Text>
  ),
};
