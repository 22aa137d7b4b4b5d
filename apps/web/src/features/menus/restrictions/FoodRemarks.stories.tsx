import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { FoodRemarks } from './FoodRemarks.tsx';

const meta = {
  title: 'App/FoodRemarks',
  component: FoodRemarks,
  decorators: [inApp],
  loaders: [messages('food-meanings')],
  args: {
    remarks: [
      { code: 'disease.GOUT', about: null },
      { code: 'medicine.UNKNOWN', about: 'Omeprazol' },
    ],
  },
} satisfies Meta<typeof FoodRemarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says the source of each note, and none of what nobody has checked',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Gout/)).toHaveTextContent(/\(source: ACR 2020; EULAR 2016\)$/);
    await expect(canvas.getByText(/^Omeprazol/)).not.toHaveTextContent('source');
  },
};

export const BesideAMeal: Story = {
  name: 'Beside a meal they open on request, in Spanish too',
  globals: { language: 'es' },
  args: { level: 3, isInitiallyExpanded: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A tener en cuenta' }));
    await expect(canvas.getByText(/^Gota/)).toHaveTextContent(/\(fuente: ACR 2020; EULAR 2016\)$/);
  },
};
