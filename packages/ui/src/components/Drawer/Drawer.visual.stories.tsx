import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Pictures/Drawer',
  parameters: { pictureHeight: 480, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

function Filters({ side }: Required<Pick<DrawerProps, 'side'>>) {
  return (
    <Drawer
      isOpen
      side={side}
      title="Filters"
      actions={
        <>
          <Button>Cancel</Button>
          <Button intent="primary">Apply filters</Button>
        </>
      }
    >
      <Stack gap="md">
        <TextField label="City" defaultValue="Zaragoza" />
        <TextField label="Telephone" hint="With the number of the country" />
      </Stack>
    </Drawer>
  );
}

export const End: StoryObj = { render: () => <Filters side="end" /> };
export const Below: StoryObj = { render: () => <Filters side="bottom" /> };
