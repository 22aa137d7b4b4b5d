import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Pictures/Popover',
  parameters: { pictureHeight: 320, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Popover title="Limits of this person" trigger={<Button>Limits</Button>}>
      <Stack gap="sm">
        <p>They apply to every chart of this record until someone changes them again.</p>
        <TextField label="Lower limit" defaultValue="70" />
        <Button intent="primary">Save limits</Button>
      </Stack>
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limits' }));
    await screen.findByRole('dialog');
  },
};
