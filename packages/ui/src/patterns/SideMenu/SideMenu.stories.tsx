import type { Meta, StoryObj } from '@storybook/react-vite';
import { Salad, Users } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  title: 'Patterns/SideMenu',
  component: SideMenu,
  args: {
    shape: 'slim',
    entries: [
      {
        kind: 'link',
        id: 'people',
        label: 'People',
        icon: <Users size={20} />,
        href: '#people',
        isCurrent: true,
      },
      { kind: 'link', id: 'foods', label: 'Foods', icon: <Salad size={20} />, href: '#foods' },
    ],
  },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesInTooltips: Story = {
  name: 'Slim, it tells the name of an icon that has the keyboard',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveFocus();
    await waitFor(() =>
      expect(within(canvasElement.ownerDocument.body).getByRole('tooltip')).toHaveTextContent('People'),
    );
  },
};

export const Wide: Story = {
  name: 'Wide, the names stand beside the icons',
  args: { shape: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Foods')).toBeVisible();
  },
};
