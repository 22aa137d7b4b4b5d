import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { AccountSwitcher } from './AccountSwitcher.tsx';
import stories from './AccountSwitcher.stories.tsx';

const meta = {
  title: 'Pictures/AccountSwitcher',
  parameters: { pictureHeight: 320, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md" maxWidth="rail">
      <AccountSwitcher {...stories.args} accounts={stories.args.accounts.slice(0, 1)} />
      <AccountSwitcher {...stories.args} shape="slim" label="Slim" />
      <AccountSwitcher {...stories.args} label="Wide" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wide' }));
    await screen.findByRole('menu', {}, { timeout: 5000 });
  },
};
