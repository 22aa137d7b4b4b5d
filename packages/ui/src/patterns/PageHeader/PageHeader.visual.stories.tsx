import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { PageHeader } from './PageHeader.tsx';
import stories from './PageHeader.stories.tsx';

const meta = {
  title: 'Pictures/PageHeader',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <PageHeader {...stories.args} />
      <PageHeader
        {...stories.args}
        title="Glucose"
        breadcrumbsLabel="The way to the glucose"
        description="Of the last fourteen days"
        tabs={<Tabs label="Views" items={[{ href: '#all', label: 'All', isCurrent: true }]} />}
      />
      <PageHeader title="A title of a page that goes on in a second line where the window is a phone’s" />
    </Stack>
  ),
};
