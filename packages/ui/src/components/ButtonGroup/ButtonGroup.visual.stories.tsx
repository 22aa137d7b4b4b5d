import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, Download, Send } from 'lucide-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'Pictures/ButtonGroup',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md" align="start">
      <ButtonGroup label="Day" isJoined>
        <IconButton icon={ChevronLeft} label="Day before" intent="secondary" />
        <Button>Today</Button>
        <IconButton icon={ChevronRight} label="Day after" intent="secondary" />
      </ButtonGroup>
      <ButtonGroup label="Small" isJoined>
        <Button size="small">Copy</Button>
        <Button size="small" isDisabled>
          Paste
        </Button>
        <Button size="small">Cut</Button>
      </ButtonGroup>
      <ButtonGroup label="Plan">
        <Button icon={Download}>Download</Button>
        <Button icon={Send}>Send to the person</Button>
        <Button intent="primary">Save plan</Button>
      </ButtonGroup>
    </Stack>
  ),
};
