import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { KeyCaps } from './KeyCaps.tsx';

const meta = {
  title: 'Pictures/KeyCaps',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="sm" align="start">
      <KeyCaps keys={['Ctrl', 'K']} />
      <KeyCaps keys={['G', 'P']} between="then" />
      <KeyCaps keys={['?']} />
    </Stack>
  ),
};
