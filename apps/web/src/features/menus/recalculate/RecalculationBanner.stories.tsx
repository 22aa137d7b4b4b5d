import { Button } from '@healzy/ui/components/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { RecalculationBanner } from './RecalculationBanner.tsx';

const meta = {
  title: 'App/RecalculationBanner',
  component: RecalculationBanner,
  decorators: [inApp],
  loaders: [messages('menus', 'foods')],
  args: {
    offer: {
      changes: [
        { kind: 'FOOD', foodId: 'croquettes', before: 400, after: 900 },
        { kind: 'FOOD', foodId: 'bread', before: 120, after: 120 },
      ],
      days: [
        { week: 0, day: 3 },
        { week: 0, day: 5 },
      ],
    },
    nameOf: (foodId: string) => ({ croquettes: 'Croquettes', bread: 'Bread' })[foodId] ?? foodId,
    actions: <Button>Keep the menus</Button>,
  },
} satisfies Meta<typeof RecalculationBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfFoods: Story = {
  name: 'Says which foods of meals to come have changed, and that meals already eaten keep their figures',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Foods in the menus of 2 coming days have changed')).toBeVisible();
    await expect(canvas.getByText('Croquettes: from 400 to 900 kcal per portion')).toBeVisible();
    await expect(canvas.getByText('Bread: its weight or nutrients are different')).toBeVisible();
    await expect(canvas.getByText(/Meals already eaten keep theirs\./)).toBeVisible();
  },
};

export const OfFoodsAndPlan: Story = {
  name: 'Beside a change of the plan, foods are told of too',
  globals: { language: 'es' },
  args: {
    offer: {
      changes: [
        { kind: 'ENERGY', before: 2000, after: 1800 },
        { kind: 'FOOD', foodId: 'croquettes', before: 400, after: 900 },
      ],
      days: [{ week: 0, day: 3 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('El plan ha cambiado: hay menús de un día hechos con otros datos'),
    ).toBeVisible();
    await expect(canvas.getByText('Croquettes: de 400 a 900 kcal por ración')).toBeVisible();
  },
};
