import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordFrame } from './RecordFrame.tsx';
import stories, { ManyAllergies, OnAPhone } from './RecordFrame.stories.tsx';
import { pageAbout } from './RecordFrameSample.tsx';

const meta = {
  title: 'Pictures/RecordFrame',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const { name, labels } = stories.args;
const longName = OnAPhone.args?.name ?? name;
const variant = (record: string, about = name) => ({
  ...stories.args,
  name: about,
  tabs: null,
  labels: { ...labels, record, alerts: `${record}: alerts`, states: `${record}: states` },
  children: pageAbout(about, `The way to ${record}`),
});

export const Variants: StoryObj = {
  render: () => (
    <>
      <RecordFrame {...variant('one')} />
      <RecordFrame {...variant('many')} alerts={ManyAllergies.args?.alerts} />
      <RecordFrame {...variant('long', longName)} alerts={ManyAllergies.args?.alerts} />
      <RecordFrame {...variant('loading')} isLoading tabs={stories.args.tabs} />
    </>
  ),
};
