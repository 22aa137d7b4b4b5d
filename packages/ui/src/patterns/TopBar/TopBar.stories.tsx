import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = { title: 'Patterns/TopBar', component: TopBar } satisfies Meta<typeof TopBar>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'A long name gives way to the controls at the end',
  args: {
    start: 'Clinic of an extraordinarily long name '.repeat(8),
    end: <IconButton icon={Bell} label="Notices" />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('button', { name: 'Notices' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
  },
};
