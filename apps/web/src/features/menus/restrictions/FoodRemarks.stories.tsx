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
  name: 'Is one line with the note that is known first, and opens to all of them with their sources',
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button', { name: /^Keep in mind: Gout/ });
    await expect(line).toHaveTextContent(/· one more note \(medicines\)$/);
    await expect(line).not.toHaveTextContent('source');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^Gout/)).toHaveTextContent(/\(source: ACR 2020; EULAR 2016\)$/);
    await expect(canvas.getByText(/^Omeprazol/)).not.toHaveTextContent('source');
  },
};

export const Danger: Story = {
  name: 'An allergy and a medicine are said before what the record lists first',
  args: {
    remarks: [
      { code: 'water.UNDER_ONE_LITRE', about: null },
      { code: 'disease.HYPERTENSION', about: null },
      { code: 'medicine.VITAMIN_K_ANTAGONIST', about: 'Warfarin' },
      { code: 'allergen.PEANUTS', about: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /peanut/i })).toHaveTextContent(
      /· 3 more notes \(medicines, disease,? and habits\)$/,
    );
  },
};

export const LabelsAlone: Story = {
  name: 'Where the record says nothing, the line says what to look for on a label',
  args: { remarks: [], labels: ['No gluten: oat flakes'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep in mind: No gluten: oat flakes' })).toBeVisible();
  },
};

export const BesideAMeal: Story = {
  name: 'Beside a meal it is the same line, in Spanish too',
  globals: { language: 'es' },
  args: { level: 3 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^A tener en cuenta: Gota/ }));
    await expect(canvas.getByText(/^Gota/)).toHaveTextContent(/\(fuente: ACR 2020; EULAR 2016\)$/);
  },
};
