import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ComboBox } from './ComboBox.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/ComboBox', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Long: StoryObj = {
  name: 'One of many, found by typing',
  render: () => (
    <ComboBox
      label="Sport"
      placeholder="Find a sport"
      emptyText="No sport matches."
      options={[
        { id: 'walking', label: 'Walking' },
        { id: 'running', label: 'Running' },
        { id: 'rowing', label: 'Rowing' },
      ]}
    />
  ),
};

export const Explained: StoryObj = {
  name: 'Options told apart by a second line',
  render: () => (
    <ComboBox
      label="Patient"
      options={[
        { id: '1', label: 'Ana Ruiz', hint: 'Born Mar 4, 1980' },
        { id: '2', label: 'Ana Ruiz', hint: 'Born Nov 12, 1994' },
      ]}
    />
  ),
};

export const Created: StoryObj = {
  name: 'What is not in the list can be added',
  render: function Recipe() {
    const [tags, setTags] = useState([{ id: 'VIP', label: 'VIP' }]);
    return (
      <ComboBox
        label="Tag"
        options={tags}
        createLabel={(text) => `Create “${text}”`}
        onCreate={(text) => {
          const tag = { id: text, label: text };
          setTags([...tags, tag]);
          return tag;
        }}
      />
    );
  },
};
