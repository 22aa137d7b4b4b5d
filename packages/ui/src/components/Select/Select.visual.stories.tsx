import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Pictures/Select',
  parameters: { pictureHeight: 320, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Select
      label="Unit"
      placeholder="Choose a unit"
      value="mmol/L"
      options={[
        { id: 'mg/dL', label: 'mg/dL' },
        { id: 'mmol/L', label: 'mmol/L', hint: 'Usual in Germany' },
        { id: 'g/L', label: 'g/L', isDisabled: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Unit/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
  },
};
