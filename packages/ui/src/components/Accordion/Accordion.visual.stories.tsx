import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Pictures/Accordion',
  parameters: { pictureHeight: 280, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Accordion
      defaultOpenIds={['b']}
      items={[
        { id: 'a', title: 'How the data are kept', content: '' },
        {
          id: 'b',
          title: 'Who sees them',
          meta: '3 people',
          content: 'Those who look after the person, and nobody else.',
        },
        { id: 'c', title: 'Notes', meta: 'none yet', content: '', isDisabled: true },
      ]}
    />
  ),
};
