import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { sampleWav } from '../../patterns/samples/sampleWav.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';

const meta = {
  title: 'Pictures/AudioPlayer',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const src = URL.createObjectURL(sampleWav(42));
const noSound = URL.createObjectURL(new Blob(['no sound'], { type: 'audio/wav' }));

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <AudioPlayer label="Waiting" src={src} duration={42} />
      <AudioPlayer label="Sought" src={src} duration={42} />
      <AudioPlayer label="Broken" src={noSound} onDownload={() => undefined} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('This recording cannot be played here.');
    const [, sought] = canvas.getAllByRole('slider');
    if (sought) fireEvent.change(sought, { target: { value: '17' } });
    await canvas.findByText('0:17');
  },
};
