import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/SegmentedControl', tags: ['recipe'] } satisfies Meta;
export default meta;

export const View: StoryObj = {
  name: 'Two ways to see the same',
  render: function Recipe() {
    const [view, setView] = useState<'week' | 'month'>('week');
    return (
      <SegmentedControl
        label="View"
        value={view}
        onChange={setView}
        options={[
          { id: 'week', label: 'Week' },
          { id: 'month', label: 'Month' },
        ]}
      />
    );
  },
};

export const ByIcon: StoryObj = {
  name: 'Icons, named for those who do not see them',
  render: function Recipe() {
    const [layout, setLayout] = useState<'list' | 'cards'>('list');
    return (
      <SegmentedControl
        label="Layout"
        hasLabelsHidden
        value={layout}
        onChange={setLayout}
        options={[
          { id: 'list', label: 'List', icon: List },
          { id: 'cards', label: 'Cards', icon: LayoutGrid },
        ]}
      />
    );
  },
};

export const Period: StoryObj = {
  name: 'A period across the whole width',
  render: function Recipe() {
    const [days, setDays] = useState<'7' | '14' | '90'>('14');
    return (
      <SegmentedControl
        label="Period"
        isWide
        value={days}
        onChange={setDays}
        options={[
          { id: '7', label: '7 days' },
          { id: '14', label: '14 days' },
          { id: '90', label: '90 days', isDisabled: true },
        ]}
      />
    );
  },
};
