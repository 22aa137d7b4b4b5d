import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { InlineMessage } from './InlineMessage.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/InlineMessage', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Under: StoryObj = {
  name: 'Under what it is about',
  render: () => (
    <Stack gap="xs">
      <TextField label="Video call link" defaultValue="https://meet.example/alba" />
      <InlineMessage tone="info">The patient gets this link with the reminder.</InlineMessage>
    </Stack>
  ),
};

export const Answer: StoryObj = {
  name: 'An answer to what was just done is announced',
  render: function Recipe() {
    const [name, setName] = useState('');
    return (
      <Stack gap="xs">
        <TextField label="Name" value={name} onChange={setName} />
        <InlineMessage role="status" tone={name === '' ? 'warning' : 'success'}>
          {name === '' ? 'A name is missing.' : 'The name is free.'}
        </InlineMessage>
      </Stack>
    );
  },
};

export const Failed: StoryObj = {
  name: 'A failure that must be heard at once',
  render: () => (
    <InlineMessage role="alert" tone="critical">
      The file could not be read. Nothing was saved.
    </InlineMessage>
  ),
};
