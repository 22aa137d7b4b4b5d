import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextArea } from './TextArea.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/TextArea', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Explained: StoryObj = {
  name: 'What belongs in it',
  render: () => (
    <TextArea
      label="Previous attempts"
      hint="One per line, with anything worth knowing."
      rows={4}
      isOptional
    />
  ),
};

export const Limited: StoryObj = {
  name: 'A limit counts while it is typed',
  render: () => <TextArea label="Message" limit={300} defaultValue="Bring your sensor to the visit." />,
};

export const TooLong: StoryObj = {
  name: 'Too long: nothing typed is lost',
  render: function Recipe() {
    const [reason, setReason] = useState('I will be travelling that week.');
    return (
      <TextArea
        label="Reason"
        limit={20}
        value={reason}
        onChange={setReason}
        error={reason.length > 20 ? 'Shorten it to 20 characters.' : undefined}
      />
    );
  },
};
