import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';
import stories from './ProfileMenu.stories.tsx';

const meta = {
  title: 'Pictures/ProfileMenu',
  parameters: { pictureHeight: 300, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Open: StoryObj = {
  render: () => <ProfileMenu {...stories.args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu', {}, { timeout: 5000 });
  },
};
