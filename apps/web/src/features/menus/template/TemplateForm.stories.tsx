import { ApiError } from '@healzy/api/runtime';
import { DEFAULT_MENU_TEMPLATE } from '@healzy/domain/menus';
import { newPlan, type MenuTemplateGroup, type PlanMenuTemplate } from '@healzy/domain/nutritional-plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SAMPLE_FOODS, sampleFoodIndex } from '../sample-foods.ts';
import { TemplateForm } from './TemplateForm.tsx';

const { yoghurt, milk, apple, paella, inactive } = SAMPLE_FOODS;
const one = (...foods: { id: string }[]): MenuTemplateGroup => ({
  foodIds: foods.map(({ id }) => id),
  categories: [],
  min: 1,
  max: 1,
});
const snack: MenuTemplateGroup[] = [{ foodIds: [apple.id], categories: ['NUTS_SEEDS'], min: 1, max: 2 }];
const template: PlanMenuTemplate = {
  BREAKFAST: [one(milk, yoghurt), { foodIds: [], categories: ['CEREALS'], min: 0, max: 1 }],
  MID_MORNING_SNACK: snack,
  LUNCH: [one(paella)],
  MID_AFTERNOON_SNACK: snack,
  DINNER: [one(yoghurt)],
};
const plan = {
  id: '1',
  patientId: '1',
  ...newPlan({ name: 'Four weeks', weeks: 4, startDate: '2026-11-30' }),
  endDate: '2026-12-27',
  macrosMeasuredOn: null,
  energy: { kcal: 2000, source: 'TYPED', on: '2026-11-20' },
  menuTemplate: template,
  frequencies: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
} as const;

const meta = {
  title: 'App/MenuTemplateForm',
  component: TemplateForm,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    inApp,
  ],
  loaders: [messages('menus', 'foods', 'nutritional-plans')],
  args: {
    plan,
    foods: sampleFoodIndex,
    restrictions: [],
    canEdit: true,
    initial: template,
    draftKey: 'menu-templates/1/1/plan',
    act: 'nutritionalPlan.edit',
    labels: { form: 'Menu template', save: "Save the plan's template" },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof TemplateForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const mealOf = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: "Save the plan's template" }));

export const ByKeyboard: Story = {
  name: 'Says what each meal may have with "or", and takes another choice by keyboard',
  play: async ({ args, canvas }) => {
    const breakfast = mealOf(canvas, 'Breakfast');
    await expect(breakfast.getByText('Whole milk or Plain yoghurt')).toBeVisible();
    await expect(breakfast.getByText('1 food · 2 possible')).toBeVisible();
    await expect(breakfast.getByText('up to 1 food · 1 possible')).toBeVisible();
    const add = breakfast.getByRole('button', { name: 'Breakfast: Add a choice' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Choice of Breakfast' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Search for a food' })).toHaveFocus());
    await userEvent.keyboard('app{Enter}');
    await expect(dialog.getByRole('button', { name: 'Remove Apple from the choice' })).toBeVisible();
    await userEvent.keyboard('oat dr{Enter}');
    await expect(dialog.getByRole('button', { name: 'Remove Oat drink from the choice' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await breakfast.findByText('Apple or Oat drink')).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { ...template, BREAKFAST: [...template.BREAKFAST, one(apple, SAMPLE_FOODS.drink)] },
      0,
      expect.anything(),
    );
  },
};

export const NothingForThePatient: Story = {
  name: 'Names the choices of which the patient may eat nothing',
  args: { restrictions: ['LACTOSE', 'CRUSTACEANS'] },
  play: async ({ canvas }) => {
    const impossible = 'The patient may eat none of them: there will be no possible menu.';
    await expect(mealOf(canvas, 'Breakfast').getByText(impossible)).toBeVisible();
    await expect(mealOf(canvas, 'Lunch').getByText(impossible)).toBeVisible();
    await expect(mealOf(canvas, 'Mid-morning snack').queryByText(impossible)).toBeNull();
  },
};

export const WithoutFoods: Story = {
  name: 'Names a meal without any food, and a choice whose foods are inactive',
  args: { initial: { ...template, LUNCH: [], DINNER: [one(inactive)] } },
  play: async ({ canvas }) => {
    await expect(
      mealOf(canvas, 'Lunch').getByText('No food may fill this meal: there will be no possible menu.'),
    ).toBeVisible();
    await expect(mealOf(canvas, 'Dinner').getByText(/No active food whose figures are known/)).toBeVisible();
  },
};

export const LeftEmpty: Story = {
  name: 'Forgets a choice that was opened and left without foods',
  play: async ({ canvas }) => {
    const lunch = mealOf(canvas, 'Lunch');
    await userEvent.click(lunch.getByRole('button', { name: 'Lunch: Add a choice' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(lunch.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: "Save the plan's template" })).toBeNull();
  },
};

export const Counts: Story = {
  name: 'Never asks for more foods at least than at most',
  play: async ({ canvas }) => {
    await userEvent.click(mealOf(canvas, 'Lunch').getByRole('button', { name: 'Lunch: change “Paella”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /At least$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '2' }));
    await expect(dialog.getByRole('button', { name: /At most$/ })).toHaveTextContent('2');
    await expect(dialog.getByText('There is only 1 to choose from.')).toBeVisible();
  },
};

export const Unchanged: Story = {
  name: 'Says that it is the general template until it is changed',
  args: { initial: DEFAULT_MENU_TEMPLATE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is the general template/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dinner: remove “Fats, oils and seasonings”' }));
    await expect(canvas.queryByText(/This is the general template/)).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Shows colleagues the template without changing it',
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Whole milk or Plain yoghurt')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Keeps the changes when saving fails',
  args: {
    onSave: fn(() => Promise.reject(new ApiError('refused', { code: 'UNAVAILABLE', status: 503 }))),
  },
  play: async ({ canvas }) => {
    const dinner = mealOf(canvas, 'Dinner');
    await userEvent.click(dinner.getByRole('button', { name: 'Dinner: remove “Plain yoghurt”' }));
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await expect(dinner.queryByText('Plain yoghurt')).toBeNull();
  },
};
