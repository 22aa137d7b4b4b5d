import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select } from './Select.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Select', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Kept: StoryObj = {
  name: 'The choice is the caller’s',
  render: function Recipe() {
    const [reason, setReason] = useState<'first' | 'follow-up' | null>(null);
    return (
      <Select
        label="Reason"
        placeholder="Choose…"
        options={[
          { id: 'first', label: 'First visit' },
          { id: 'follow-up', label: 'Follow-up' },
        ]}
        value={reason}
        onChange={setReason}
      />
    );
  },
};

export const Explained: StoryObj = {
  name: 'Options that need a line of their own',
  render: () => (
    <Select
      label="Target range"
      placeholder="Choose…"
      defaultValue="standard"
      options={[
        { id: 'standard', label: 'Standard', hint: '70–180 mg/dL' },
        { id: 'tight', label: 'Tight', hint: '70–140 mg/dL, without diabetes' },
        { id: 'pregnancy', label: 'Pregnancy', hint: '63–140 mg/dL' },
      ]}
    />
  ),
};

export const InGroups: StoryObj = {
  name: 'Many options under headings',
  render: () => (
    <Select
      label="Meal"
      placeholder="Choose…"
      options={[
        {
          id: 'main',
          label: 'Main meals',
          options: [
            { id: 'lunch', label: 'Lunch' },
            { id: 'dinner', label: 'Dinner' },
          ],
        },
        { id: 'snacks', label: 'Snacks', options: [{ id: 'morning', label: 'Mid-morning' }] },
      ]}
    />
  ),
};

export const Missing: StoryObj = {
  name: 'Required, and not chosen yet',
  render: () => (
    <Select
      label="Specialist"
      placeholder="Choose…"
      isRequired
      error="Choose a specialist."
      options={[{ id: 'elena', label: 'Elena Sarmiento' }]}
    />
  ),
};
