import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Button } from './Button.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Button', tags: ['recipe'] } satisfies Meta;
export default meta;

export const OneMain: StoryObj = {
  name: 'One main action, the others beside it',
  render: () => (
    <Inline gap="sm">
      <Button intent="primary">Save plan</Button>
      <Button>Preview</Button>
      <Button intent="quiet">Discard changes</Button>
    </Inline>
  ),
};

export const Saving: StoryObj = {
  name: 'While it works it keeps the focus and says so',
  render: function Recipe() {
    const [isSaving, setSaving] = useState(false);
    return (
      <Button intent="primary" isPending={isSaving} pendingLabel="Saving" onPress={() => setSaving(true)}>
        Save plan
      </Button>
    );
  },
};

export const GoesSomewhere: StoryObj = {
  name: 'With an address it is a link',
  render: () => (
    <Button href="#new-test" icon={Plus}>
      New test
    </Button>
  ),
};
