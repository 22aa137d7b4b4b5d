import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Show events', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A press on its label turns it on, another off',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Show events'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Show events'));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const KeyboardTurns: Story = {
  name: 'The space bar turns it on and its state is announced',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Show events' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Show events' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const OutOfUse: Story = {
  name: 'Disabled it takes no focus; read-only it does but does not change',
  render: (args) => (
    <>
      <Switch {...args} isDisabled>
        Disabled
      </Switch>
      <Switch {...args} isReadOnly isInitiallySelected>
        Read-only
      </Switch>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const it = canvas.getByRole('switch', { name: 'Read-only' });
    await expect(it).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(it).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Hinted: Story = {
  name: 'Its hint describes it and is not its name',
  args: { hint: 'Marks on the trace' },
  play: async ({ canvas }) => {
    const it = canvas.getByRole('switch', { name: 'Show events' });
    await expect(it).toHaveAccessibleDescription('Marks on the trace');
  },
};
