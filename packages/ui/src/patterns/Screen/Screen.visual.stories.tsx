import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './Screen.tsx';
import stories, { Empty, KeyboardRetries } from './Screen.stories.tsx';

const meta = {
  title: 'Pictures/Screen',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Screen {...stories.args} moreActions={[...stories.args.moreActions]} />
      <Screen
        {...stories.args}
        {...Empty.args}
        title="Empty"
        breadcrumbsLabel="The way to the empty one"
        moreActions={[]}
      />
      <Screen
        {...stories.args}
        {...KeyboardRetries.args}
        title="Failed"
        breadcrumbsLabel="The way to the failed one"
        moreActions={[]}
      />
    </>
  ),
};
