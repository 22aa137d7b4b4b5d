import type { FoodCategory } from '@healzy/domain/foods';
import { NO_PREFERENCES, type FoodPreferencesInput } from '@healzy/domain/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SAMPLE_FOODS, sampleFoodIndex } from '../sample-foods.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { PreferencesForm, type PreferencesFormProps } from './PreferencesForm.tsx';

function Sample(props: Omit<PreferencesFormProps, 'labels'>) {
  return <PreferencesForm {...props} labels={useMenuLabels(sampleFoodIndex, '2026-11-23')} />;
}

const { apple } = SAMPLE_FOODS;
const STEW = {
  id: '00000000-0000-4000-8000-000000000099',
  nameEs: 'Lentejas estofadas',
  nameEn: 'Lentil stew',
};
const initialWith = (change: Partial<FoodPreferencesInput>): FoodPreferencesInput => ({
  ...(structuredClone(NO_PREFERENCES) as FoodPreferencesInput),
  ...change,
});
const noted = initialWith({
  likedCategories: ['FISH'] as FoodCategory[],
  likedDishIds: [STEW.id],
  dislikedFoodIds: [apple.id],
  weekdayMinutes: 20,
  cooksFor: 4,
  wantsLeftovers: true,
});

const meta = {
  title: 'App/PreferencesForm',
  component: Sample,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    inApp,
  ],
  loaders: [messages('food-preferences', 'menus', 'foods', 'dishes')],
  args: {
    foods: sampleFoodIndex,
    restrictions: [],
    dishes: [STEW],
    initial: initialWith({}),
    version: 0,
    draftKey: 'patients/1/food-preferences',
    act: 'foodPreferences.edit',
    formLabels: { form: 'Tastes and cooking', save: 'Save' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Likes a food, sets the minutes and saves, by keyboard',
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: 'Search for a food' }).focus();
    await userEvent.keyboard('app{Enter}');
    const likes = within(canvas.getByRole('region', { name: 'Likes' }));
    await expect(likes.getByRole('button', { name: 'Remove Apple' })).toBeVisible();
    canvas.getByRole('textbox', { name: 'Time from Monday to Friday' }).focus();
    await userEvent.keyboard('20');
    const people = canvas.getByRole('textbox', { name: /^Cooks for/ });
    await userEvent.clear(people);
    await userEvent.type(people, '4');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ likedFoodIds: [apple.id], weekdayMinutes: 20, cooksFor: 4 }),
      0,
      expect.anything(),
    );
  },
};

export const Noted: Story = {
  name: 'Says what is noted; what is liked after all is no longer disliked',
  args: { initial: noted, version: 2 },
  play: async ({ canvas }) => {
    const likes = within(canvas.getByRole('region', { name: 'Likes' }));
    const others = within(canvas.getByRole('region', { name: 'Is not fond of' }));
    await expect(likes.getByText('Lentil stew')).toBeVisible();
    await expect(others.getByRole('button', { name: 'Remove Apple' })).toBeVisible();
    canvas.getByRole('combobox', { name: 'Search for a food' }).focus();
    await userEvent.keyboard('app{Enter}');
    await expect(likes.getByRole('button', { name: 'Remove Apple' })).toBeVisible();
    await expect(others.queryByRole('button', { name: 'Remove Apple' })).toBeNull();
  },
};

export const Impossible: Story = {
  name: 'Keeps minutes that cannot be, and says what is wrong',
  args: { initial: initialWith({ weekdayMinutes: 2 }), version: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Leftovers/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'Time from Monday to Friday' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  name: 'Fits a phone',
  globals: { viewport: { value: 'w390' } },
  args: { initial: noted },
  play: async () => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
