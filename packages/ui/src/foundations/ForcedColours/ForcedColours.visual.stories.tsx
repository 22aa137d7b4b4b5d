import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForcedColours } from './ForcedColours.tsx';

const meta = {
  title: 'Pictures/Forced colours',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <ForcedColours /> };
