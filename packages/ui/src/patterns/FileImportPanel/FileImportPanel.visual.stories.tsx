import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { FileImportPanel } from './FileImportPanel.tsx';
import stories, { Preview, Refused, Working } from './FileImportPanel.stories.tsx';

const meta = {
  title: 'Pictures/FileImportPanel',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Stages: StoryObj = {
  render: () => (
    <Stack gap="lg">
      {[
        {},
        Working.args,
        Preview.args,
        Refused.args,
        {
          stage: { kind: 'done' as const, title: '4,032 readings imported', text: 'From 5 to 19 January.' },
          onUndo: () => undefined,
        },
      ].map((args, index) => (
        <FileImportPanel key={index} {...stories.args} {...args} />
      ))}
    </Stack>
  ),
};
