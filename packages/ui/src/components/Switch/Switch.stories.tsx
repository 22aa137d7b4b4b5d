import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Show events', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'The space bar turns it on and says so',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Show events' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
