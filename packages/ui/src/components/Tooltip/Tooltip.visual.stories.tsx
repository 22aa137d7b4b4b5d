import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Pictures/Tooltip',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Inline gap="xl" justify="center">
      <Tooltip text="Coefficient of variation" placement="bottom">
        <Button>CV</Button>
      </Tooltip>
    </Inline>
  ),
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
