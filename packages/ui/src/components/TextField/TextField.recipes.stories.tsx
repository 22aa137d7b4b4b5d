import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField } from './TextField.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/TextField', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Mistaken: StoryObj = {
  name: 'The error says how to correct it',
  render: function Recipe() {
    const [email, setEmail] = useState('lucia');
    return (
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={email.includes('@') ? undefined : 'Enter a complete address, like name@clinic.example.'}
      />
    );
  },
};

export const Limited: StoryObj = {
  name: 'A limit counts while it is typed',
  render: () => (
    <TextField
      label="Name of the meal"
      defaultValue="Oats with berries"
      limit={46}
      hint="Shown to the patient."
    />
  ),
};

export const Around: StoryObj = {
  name: 'Something fixed before and after',
  render: () => (
    <TextField
      label="Video call link"
      prefix="https://"
      suffix="/room"
      placeholder="meet.example"
      isOptional
    />
  ),
};
