import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/RadioGroup', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Explained: StoryObj = {
  name: 'Each choice with its consequence',
  render: () => (
    <RadioGroup
      label="What becomes of what it sent?"
      defaultValue="keep"
      options={[
        { id: 'keep', label: 'It is kept', hint: 'Figures stay as they are.' },
        { id: 'delete', label: 'It is deleted', hint: 'Figures are calculated again.' },
      ]}
    />
  ),
};

export const InARow: StoryObj = {
  name: 'Two short answers',
  render: () => (
    <RadioGroup
      label="Fasting?"
      layout="row"
      options={[
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ]}
    />
  ),
};

export const Unanswered: StoryObj = {
  name: 'Unanswered until somebody answers',
  render: function Recipe() {
    const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
    return (
      <RadioGroup
        label="Smoker?"
        value={answer}
        onChange={setAnswer}
        error={answer === null ? 'Choose one of the two.' : undefined}
        options={[
          { id: 'yes', label: 'Yes' },
          { id: 'no', label: 'No' },
        ]}
      />
    );
  },
};
