import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering, pageOf } from '../../app/story-server.tsx';
import { DishForm } from './DishForm.tsx';
import { valuesOf, valuesOfReading } from './dish-values.ts';
import { SAMPLE_DISH, SAMPLE_READING } from './sample-dish.ts';

const RICE = SAMPLE_DISH.ingredients[0]!.foodId;
const rice = { id: RICE, nameEs: 'Arroz', nameEn: 'Rice' };

const meta = {
  title: 'App/DishForm',
  component: DishForm,
  decorators: [inApp, answering({ [`get /{id}`]: () => rice, 'get /food': () => pageOf([rice]) })],
  loaders: [messages('dishes', 'foods')],
  args: {
    initial: valuesOf(SAMPLE_DISH),
    draftKey: 'dishes/1',
    act: 'dish.edit',
    labels: { form: 'Edit', save: 'Save' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof DishForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BadInput: Story = {
  name: 'Refuses 0 servings, negative grams and a step of 20,000 characters, each at its field',
  play: async ({ args, canvas }) => {
    const type = async (name: string, text: string) => {
      const field = await canvas.findByRole('textbox', { name: new RegExp(`^${name}`) });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      return field;
    };
    const servings = await type('Servings', '0');
    const grams = await type('Grams of ingredient 1', '-5');
    const steps = await type('Steps in English', 'x'.repeat(20_000));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(grams).toHaveAccessibleDescription(/at least 0\.05 g/));
    await expect(servings).toBeInvalid();
    await expect(steps).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
    await type('Servings', '4');
    await type('Grams of ingredient 1', '300');
    await type('Steps in English', 'Boil it.\n\nServe it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        servings: 4,
        steps: { es: ['Hierve el arroz.'], en: ['Boil it.', 'Serve it.'] },
      }),
      0,
      expect.anything(),
    );
  },
};

export const NoCore: Story = {
  name: 'Says that one ingredient has to be a main one',
  args: {
    initial: {
      ...valuesOf(SAMPLE_DISH),
      ingredients: valuesOf(SAMPLE_DISH).ingredients.map((each) => ({ ...each, part: 'SEASONING' as const })),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('At least one ingredient has to be a main one.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const FromText: Story = {
  name: 'From a text, asks to check each ingredient and says which is no food',
  args: { initial: valuesOfReading(SAMPLE_READING, 'en'), reading: SAMPLE_READING },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Check each ingredient/)).toHaveTextContent(
      /how many servings it makes.*2 lines/,
    );
    await expect(canvas.getByText('In the recipe: “150 g de arroz”')).toBeVisible();
    await expect(canvas.getByText(/^“salsa secreta” is not a food/)).toBeVisible();
    // Neither how many it is for, nor how much of it there is, is guessed.
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Servings' })).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: 'Grams of ingredient 2' })).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: 'An ingredient is added and removed by keyboard',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add ingredient' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Ingredient 2/ })).toHaveFocus());
    canvas.getByRole('button', { name: 'Remove ingredient 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('combobox', { name: /^Ingredient 2/ })).toBeNull();
  },
};
