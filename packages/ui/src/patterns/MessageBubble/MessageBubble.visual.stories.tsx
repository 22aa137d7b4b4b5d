import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { brokenImage, sampleImages } from '../samples/sampleImages.ts';
import { sampleWav } from '../samples/sampleWav.ts';
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';

const meta = {
  title: 'Pictures/MessageBubble',
  parameters: { pictureHeight: 640, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const nothing = () => undefined;
const recording = URL.createObjectURL(sampleWav(21));
const common = {
  sender: { name: 'Lucía Ferrer' },
  at: new Date(Date.UTC(2026, 2, 12, 9, 40)),
  timeZone: 'UTC',
  onRetry: nothing,
} satisfies Partial<MessageBubbleProps>;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="lg" align="start">
      <Stack gap="sm">
        <MessageBubble
          {...common}
          contents={[{ kind: 'text', text: 'Good morning. This is my plate: https://example.org/lentils' }]}
        />
        <MessageBubble
          {...common}
          isContinued
          contents={[
            { kind: 'image', src: sampleImages.plate, alt: 'A plate', width: 800, height: 600 },
            { kind: 'text', text: 'Half vegetables, as agreed.' },
          ]}
        />
        <MessageBubble {...common} isOwn state="read" contents={[{ kind: 'text', text: 'Very good.' }]} />
        <MessageBubble
          {...common}
          isOwn
          state="sending"
          contents={[{ kind: 'text', text: 'And how did you sleep?' }]}
        />
        <MessageBubble
          {...common}
          isOwn
          state="failed"
          contents={[{ kind: 'text', text: 'I will look at the readings in the afternoon and write again.' }]}
        />
        <MessageBubble
          {...common}
          isOwn
          state="refused"
          reason="The file that it shows has been deleted."
          onEdit={nothing}
          onDrop={nothing}
          contents={[{ kind: 'text', text: 'This is the plan for next week.' }]}
        />
      </Stack>
      <Stack gap="sm">
        <MessageBubble {...common} contents={[{ kind: 'audio', src: recording, duration: 21 }]} />
        <MessageBubble
          {...common}
          isContinued
          contents={[
            {
              kind: 'file',
              name: 'report-march-2026.pdf',
              type: 'PDF',
              size: 248_000,
              onOpen: nothing,
              onDownload: nothing,
            },
          ]}
        />
        <MessageBubble
          {...common}
          isOwn
          state="sent"
          contents={[{ kind: 'audio', src: recording, duration: 21 }]}
        />
        <MessageBubble
          {...common}
          contents={[{ kind: 'image', src: brokenImage, alt: 'The label of a jar' }]}
        />
      </Stack>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('The picture could not be loaded.');
  },
};
