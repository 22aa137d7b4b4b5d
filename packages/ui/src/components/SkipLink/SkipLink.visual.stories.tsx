import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Pictures/SkipLink',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <div id="content" tabIndex={-1} />
    </>
  ),
  play: async ({ canvas }) => canvas.getByRole('link').focus(),
};
