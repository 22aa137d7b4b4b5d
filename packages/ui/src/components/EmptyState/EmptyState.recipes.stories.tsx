import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/EmptyState', tags: ['recipe'] } satisfies Meta;
export default meta;

export const FirstStep: StoryObj = {
  name: 'What will be here, and the first step',
  render: () => (
    <EmptyState
      title="No notes yet"
      description="Write the first one freely or with a template."
      action={<Button intent="primary">Write a note</Button>}
    />
  ),
};

export const NoMatch: StoryObj = {
  name: 'Nothing matches: the way back',
  render: () => (
    <EmptyState
      title="No patient matches the filters"
      description="Remove one to see the others."
      action={<Button>Clear the filters</Button>}
    />
  ),
};

export const WithoutAction: StoryObj = {
  name: 'For people who only read',
  render: () => (
    <EmptyState title="No plans yet" description="The nutritional plans of this patient will be here." />
  ),
};
