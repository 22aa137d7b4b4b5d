import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { sampleImages } from '../samples/sampleImages.ts';
import { Lightbox } from './Lightbox.tsx';

const meta = {
  title: 'Pictures/Lightbox',
  parameters: { pictureHeight: 640, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const nothing = () => undefined;

export const Variants: StoryObj = {
  render: () => (
    <Lightbox
      images={[
        { src: sampleImages.walk, alt: 'A path into the hills' },
        {
          src: sampleImages.plate,
          alt: 'A plate',
          caption: 'Lucía Ferrer, 12 March at 9:40',
          onDownload: nothing,
        },
        { src: sampleImages.label, alt: 'The label of a jar' },
      ]}
      index={1}
      onIndexChange={nothing}
    />
  ),
  play: async () => {
    await screen.findByRole('dialog');
  },
};
