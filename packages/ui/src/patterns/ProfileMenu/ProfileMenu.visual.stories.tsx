import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keyboard, Languages, Users } from 'lucide-react';
import { screen, userEvent } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';
import stories from './ProfileMenu.stories.tsx';

const meta = {
  title: 'Pictures/ProfileMenu',
  parameters: { pictureHeight: 380, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <ProfileMenu
      {...stories.args}
      groups={[
        ...stories.args.groups.slice(0, 1),
        [
          {
            kind: 'choice',
            id: 'language',
            label: 'Language',
            icon: <Languages size={16} />,
            options: [{ id: 'en', label: 'English' }],
            chosen: 'en',
            onChoose: () => undefined,
          },
          { id: 'community', label: 'Community', icon: <Users size={16} />, href: '#', isOutside: true },
          { id: 'keys', label: 'Keys', icon: <Keyboard size={16} />, shortcut: '?' },
        ],
        ...stories.args.groups.slice(1),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu', {}, { timeout: 5000 });
  },
};
