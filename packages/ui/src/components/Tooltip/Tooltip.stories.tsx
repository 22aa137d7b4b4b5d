import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Coefficient of variation', children: <Button>CV</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Shows on focus, describes the control, and hides on Escape',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Coefficient of variation');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Coefficient of variation');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
