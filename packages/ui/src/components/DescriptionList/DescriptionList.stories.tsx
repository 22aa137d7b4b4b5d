import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Maker', detail: 'Dexcom Clarity' },
      { term: 'File', detail: 'a'.repeat(300) },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Terms belong to their details, and a very long detail breaks',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Maker');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Dexcom Clarity');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
