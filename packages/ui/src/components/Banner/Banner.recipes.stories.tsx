import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Banner', tags: ['recipe'] } satisfies Meta;
export default meta;

export const NextStep: StoryObj = {
  name: 'What happened, and what to do',
  render: () => (
    <Banner
      tone="warning"
      title="No data for more than 24 h"
      actions={<Button size="small">Call the patient</Button>}
    >
      The sensor may have come off or may not have been read.
    </Banner>
  ),
};

export const Dismissed: StoryObj = {
  name: 'News that can be put away',
  render: function Recipe() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        {isShown && (
          <Banner tone="info" title="A new version is available" onDismiss={() => setShown(false)}>
            Update whenever it suits you.
          </Banner>
        )}
      </>
    );
  },
};

export const Heard: StoryObj = {
  name: 'An error that is announced',
  render: () => (
    <Banner tone="critical" role="alert" title="The plan was not saved">
      What you typed is still here. Check your connection and save again.
    </Banner>
  ),
};
