import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFrame } from '../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering, pageOf } from '../../app/story-server.tsx';
import { DishesView } from './DishesView.tsx';
import { SAMPLE_DISH, UNKNOWN_DISH } from './sample-dish.ts';

const at = (search: string) => ({ path: '/foods', address: `/foods?view=dishes${search}` });
const LONG = 'W'.repeat(120);
const { id, origin, course, meals, minutes, servings, notFor, unknownFor, nameEs, nameEn } = SAMPLE_DISH;
const summary = {
  ...{ id, origin, course, meals, minutes, servings, notFor, unknownFor, nameEs, nameEn },
  ...{ energy: 260, isEnergyComplete: true, missing: 0 },
};
const failing = () => {
  throw new Error('No connection');
};

const meta = {
  title: 'App/DishesView',
  component: DishesView,
  loaders: [messages('dishes', 'foods')],
  args: { tabs: null },
} satisfies Meta<typeof DishesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'Lists dishes, and says of which not all is known',
  decorators: [
    inApp,
    answering(
      {
        'get /dish': () =>
          pageOf([
            summary,
            {
              ...summary,
              id: UNKNOWN_DISH.id.replace('d1', 'd2'),
              nameEn: LONG,
              missing: 1,
              isEnergyComplete: false,
            },
          ]),
      },
      at(''),
    ),
    inFrame,
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rice with oil')).toBeVisible();
    await expect(canvas.getByText('Incomplete data')).toBeVisible();
    await expect(canvas.getByText('≥ 260 kcal')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says what will be there while there is nothing',
  decorators: [inApp, answering({ 'get /dish': () => pageOf([]) }, at('')), inFrame],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No dishes')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Keeps its place while it loads',
  decorators: [inApp, answering({ 'get /dish': () => new Promise(() => undefined) }, at('')), inFrame],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dishes' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Says that the list could not be loaded, and tries again',
  decorators: [inApp, answering({ 'get /dish': failing }, at('')), inFrame],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Detail: Story = {
  name: 'Shows ingredients by serving with household measures, allergens and steps',
  decorators: [inApp, answering({ 'get /{id}': () => SAMPLE_DISH }, at(`&dish=${SAMPLE_DISH.id}`)), inFrame],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rice with oil' })).toBeVisible();
    await expect(canvas.getByText(/150.g \(75.g per serving\) · ≈ 1 cup per serving · Main/)).toBeVisible();
    await expect(canvas.getByText('Gluten')).toBeVisible();
    await expect(canvas.getByText('1. Boil the rice.')).toBeVisible();
    await expect(canvas.getByText(/^260/)).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'A dish whose food is gone says which, and that its figures are a minimum',
  globals: { language: 'es' },
  decorators: [
    inApp,
    answering({ 'get /{id}': () => UNKNOWN_DISH }, at(`&dish=${UNKNOWN_DISH.id}`)),
    inFrame,
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Hay 1 ingrediente que no es ningún alimento')).toBeVisible();
    await expect(canvas.getByText(/^No se sabe qué lleva: Salsa de la abuela/)).toBeVisible();
    await expect(canvas.getByText(/^≥ 260/)).toBeVisible();
    await expect(canvas.getByText(/^No se sabe nada de lo demás/)).toBeVisible();
  },
};
