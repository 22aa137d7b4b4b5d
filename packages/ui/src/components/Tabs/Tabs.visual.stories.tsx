import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Pictures/Navigation',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  name: 'Breadcrumbs, Tabs, Pagination and LoadMore',
  render: () => (
    <Stack gap="lg">
      <Breadcrumbs
        label="You are here"
        items={[
          { label: 'Patients', href: '#a' },
          { label: 'Lucía Ferrer Santos', href: '#b' },
          { label: 'Tests' },
        ]}
      />
      <Tabs
        label="Sections"
        items={[
          { href: '#summary', label: 'Summary' },
          { href: '#tests', label: 'Tests', count: '3', isCurrent: true },
          { href: '#plans', label: 'Nutritional plans' },
          { href: '#notes', label: 'Notes' },
          { href: '#documents', label: 'Documents', isDisabled: true },
        ]}
      />
      <Pagination label="Pages" summary="26 to 50 of 140" onNext={() => undefined} />
      <LoadMore summary="25 of 140 patients" label="Show more" onLoadMore={() => undefined} />
    </Stack>
  ),
};
