import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/ErrorState', tags: ['recipe'] } satisfies Meta;
export default meta;

export const TryAgain: StoryObj = {
  name: 'A part that did not load',
  render: function Recipe() {
    const [isTrying, setTrying] = useState(false);
    return (
      <ErrorState
        title="We could not load the notes"
        description="Nothing was lost."
        isRetrying={isTrying}
        onRetry={() => setTrying(true)}
      />
    );
  },
};

export const OtherWay: StoryObj = {
  name: 'Another way on',
  render: () => (
    <ErrorState
      title="We could not open the document"
      description="It is still filed. Download it to open it on your computer."
      actions={<Button>Download</Button>}
    />
  ),
};

export const ForSupport: StoryObj = {
  name: 'Something to tell support',
  render: () => (
    <ErrorState title="Something went wrong" description="Try again in a moment." reference="7f3a-21" />
  ),
};
