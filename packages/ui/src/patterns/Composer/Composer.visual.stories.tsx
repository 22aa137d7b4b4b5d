import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { sampleImages } from '../samples/sampleImages.ts';
import { Composer, type ComposerProps } from './Composer.tsx';

const meta = {
  title: 'Pictures/Composer',
  parameters: { pictureHeight: 560, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const nothing = () => undefined;
const common = {
  value: '',
  onChange: nothing,
  onSend: nothing,
  onAttach: nothing,
  onRemoveAttachment: nothing,
  onRetryAttachment: nothing,
  onSendRecording: nothing,
  labels: { field: 'Message to Lucía' },
} satisfies ComposerProps;

export const Variants: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 720 }}>
      <Stack gap="lg">
        <Composer {...common} />
        <Composer
          {...common}
          value={'Here is what we spoke about.\nTell me how it goes.'}
          attachments={[
            { id: 'a', name: 'plate-of-vegetables.jpg', size: 248_000, previewSrc: sampleImages.plate },
            { id: 'b', name: 'report-march.pdf', size: 1_240_000, progress: 0.4 },
            { id: 'c', name: 'notes.pdf', size: 12_000, error: 'The connection broke.' },
          ]}
        />
        <Composer {...common} value={'This is longer than it may be.'} limit={24} />
        <Composer {...common} disabledReason="Lucía’s account is closed. You can read what was written." />
      </Stack>
    </div>
  ),
};
