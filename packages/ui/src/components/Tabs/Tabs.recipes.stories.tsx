import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Tabs', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Sections: StoryObj = {
  name: 'Sections of one thing, each with its address',
  render: () => (
    <Tabs
      label="Sections of the patient"
      location="/patient/1/tests"
      items={[
        { href: '/patient/1/info', label: 'Summary' },
        { href: '/patient/1/tests', label: 'Tests', count: '3' },
        { href: '/patient/1/notes', label: 'Notes' },
      ]}
    />
  ),
};

export const NotYet: StoryObj = {
  name: 'A section that is not there yet',
  render: () => (
    <Tabs
      label="Pages of the test"
      items={[
        { href: '#results', label: 'Results', isCurrent: true },
        { href: '#report', label: 'Report', isDisabled: true },
      ]}
    />
  ),
};

export const Counts: StoryObj = {
  name: 'What waits in each',
  render: () => (
    <Tabs
      label="Chats"
      items={[
        { href: '#pending', label: 'Pending', count: '4', isCurrent: true },
        { href: '#done', label: 'Done', count: '120' },
      ]}
    />
  ),
};
