import { ApiError } from '@healzy/api/runtime';
import { FOOD_CATEGORIES } from '@healzy/domain/foods';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SAMPLE_FOODS, sampleFoodIndex } from '../sample-foods.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { ExclusionsForm, type ExclusionsFormProps } from './ExclusionsForm.tsx';

function Sample(props: Omit<ExclusionsFormProps, 'labels'>) {
  return <ExclusionsForm {...props} labels={useMenuLabels(sampleFoodIndex, '2026-11-23')} />;
}

const { apple, inactive } = SAMPLE_FOODS;

const meta = {
  title: 'App/ExclusionsForm',
  component: Sample,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    inApp,
  ],
  loaders: [messages('menus', 'foods')],
  args: {
    foods: sampleFoodIndex,
    restrictions: [],
    initial: { foodIds: [], categories: [] },
    version: 0,
    draftKey: 'patients/1/food-exclusions',
    act: 'foodExclusions.edit',
    formLabels: { form: 'What the patient will not eat', save: 'Save' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Finds a food by its first letters, and saves it by keyboard',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('None by name. Find them below.')).toBeVisible();
    canvas.getByRole('combobox', { name: 'Search for a food' }).focus();
    await userEvent.keyboard('app{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Apple' })).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save' });
    save.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { foodIds: [apple.id], categories: [] },
      0,
      expect.anything(),
    );
  },
};

export const Known: Story = {
  name: 'Says which of the foods are inactive or gone, and lets them be removed',
  args: { initial: { foodIds: [inactive.id, 'gone'], categories: ['FISH'] }, version: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.getByText('No longer in the catalogue')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove A food that no longer exists' }));
    await expect(canvas.queryByText('No longer in the catalogue')).toBeNull();
  },
};

export const Everything: Story = {
  name: 'Warns before all categories are excluded',
  args: { initial: { foodIds: [], categories: [...FOOD_CATEGORIES] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('With every category excluded nothing is left to eat: no menu will be possible.'),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Keeps what was chosen when it could not be saved',
  args: {
    initial: { foodIds: [], categories: ['FISH'] },
    onSave: fn(() =>
      Promise.reject(
        new ApiError('down', { code: 'UNAVAILABLE', status: 503, data: { code: 'UNAVAILABLE' } }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: 'Search for a food' }).focus();
    await userEvent.keyboard('app{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/The excluded foods could not be saved/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Apple' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'Fits a phone',
  globals: { viewport: { value: 'w320' } },
  args: { initial: { foodIds: [apple.id], categories: [...FOOD_CATEGORIES] } },
  play: async () => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
