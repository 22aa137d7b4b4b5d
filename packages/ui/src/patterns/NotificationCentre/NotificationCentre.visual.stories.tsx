import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { NotificationCentre } from './NotificationCentre.tsx';
import stories from './NotificationCentre.stories.tsx';

const meta = {
  title: 'Pictures/NotificationCentre',
  parameters: { pictureHeight: 560, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <NotificationCentre
        {...stories.args}
        more={{ summary: '3 of 140', label: 'Show older ones', onLoadMore: () => undefined }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};
