import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, LifeBuoy } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Pictures/TopBar',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const end = (
  <>
    <IconButton icon={LifeBuoy} label="Support" />
    <IconButton icon={Bell} label="Notices" />
  </>
);

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <TopBar start="Clínica Alba" middle={<Button isWide>Search</Button>} end={end} />
      <TopBar start={'Clinic of an extraordinarily long name '.repeat(6)} end={end} />
    </Stack>
  ),
};
