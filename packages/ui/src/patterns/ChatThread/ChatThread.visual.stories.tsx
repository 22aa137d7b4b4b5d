import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { sampleImages } from '../samples/sampleImages.ts';
import { sampleMessages } from '../samples/sampleMessages.ts';
import { ChatThread } from './ChatThread.tsx';
import type { ChatMessage } from './ChatThreadRow.tsx';

const meta = {
  title: 'Pictures/ChatThread',
  parameters: { pictureHeight: 900, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const plate: ChatMessage = {
  id: 'plate',
  sender: { id: 'lucia', name: 'Lucía Ferrer' },
  isOwn: false,
  at: new Date(Date.UTC(2026, 2, 12, 9, 46)),
  contents: [
    { kind: 'text', text: 'This was breakfast.' },
    { kind: 'image', src: sampleImages.plate, alt: 'A plate', width: 800, height: 800 },
  ],
};

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <div style={{ height: 560, minWidth: 0 }}>
        <ChatThread
          messages={[...sampleMessages(14), plate]}
          firstUnreadId="plate"
          timeZone="UTC"
          now={new Date(Date.UTC(2026, 2, 12, 18))}
          typing="Lucía is writing"
        />
      </div>
      <div style={{ height: 260, minWidth: 0 }}>
        <ChatThread messages={[]} state="loading" />
      </div>
    </Stack>
  ),
};
