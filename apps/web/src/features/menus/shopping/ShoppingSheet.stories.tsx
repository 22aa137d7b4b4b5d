import type { ShoppingItem, ShoppingList } from '@healzy/api/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { ShoppingSheet } from './ShoppingSheet.tsx';

const item = (nameEn: string, nameEs: string, change: Partial<ShoppingItem> = {}): ShoppingItem => ({
  foodId: nameEn,
  nameEs,
  nameEn,
  amount: 450,
  unit: 'G',
  grams: 450,
  isDensityAssumed: false,
  household: null,
  purchase: null,
  lookFor: [],
  ...change,
});

const list: ShoppingList = {
  nutritionalPlanId: '00000000-0000-4000-8000-000000000001',
  from: '2026-03-02',
  to: '2026-03-08',
  days: 7,
  persons: 1,
  emptyDays: 2,
  aisles: [
    {
      aisle: 'PRODUCE',
      items: [
        item('Tomato', 'Tomate', {
          amount: 1200,
          household: { count: 8.5, nameEs: 'unidad mediana', nameEn: 'medium one', grams: 140 },
        }),
        item('Apple', 'Manzana', { unit: 'U', amount: 5, grams: 900 }),
        item('Potato', 'Patata', { purchase: { unit: 'WEIGHT', count: 1250, size: null }, amount: 1130 }),
        item('White rice', 'Arroz blanco', {
          purchase: { unit: 'PACK', count: 2, size: 500 },
          amount: 620,
          grams: 620,
        }),
        item('Chia seeds', 'Semillas de chía', {
          purchase: { unit: 'PACK', count: 1, size: 250 },
          amount: 20,
          grams: 20,
          lookFor: ['GLUTEN', 'SESAME'],
        }),
      ],
    },
    {
      aisle: 'CHILLED',
      items: [item('Oat drink', 'Bebida de avena', { unit: 'ML', amount: 1400, isDensityAssumed: true })],
    },
  ],
  staples: [
    item('Olive oil', 'Aceite de oliva', {
      ...{ unit: 'ML', amount: 210, grams: 193 },
      purchase: { unit: 'BOTTLE', count: 1, size: 1000 },
    }),
    item('Coffee', 'Café', { unit: 'ML', amount: 700 }),
  ],
  unweighed: [
    { foodId: 'ham', nameEs: 'Jamón de la abuela', nameEn: null },
    { foodId: 'gone', nameEs: null, nameEn: null },
  ],
};

const meta = {
  title: 'App/ShoppingSheet',
  component: ShoppingSheet,
  decorators: [inApp],
  loaders: [messages('menu-paper', 'foods', 'food-meanings')],
  args: {
    plan: 'Four weeks',
    list,
    weeks: [
      { id: '1', label: 'Week 1: Mon, Mar 2 – Sun, Mar 8' },
      { id: '2', label: 'Week 2: Mon, Mar 9 – Sun, Mar 15' },
      { id: '3', label: 'Week 3: Mon, Mar 16 – Sun, Mar 22' },
    ],
    chosen: ['1'],
    shown: [1],
    isExporting: false,
    onChoose: fn(),
    onExport: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShoppingSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  name: 'Says what to buy by aisle, in the order of names, and what is not known',
  parameters: { prints: { pages: 1, onEvery: ['Four weeks'], never: ['Copy as text'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 days have no foods: the list has nothing for them.')).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual([
      'Apple',
      'Chia seeds',
      'Potato',
      'Tomato',
      'White rice',
      'Oat drink',
      'Coffee',
      'Olive oil',
    ]);
    await expect(canvas.getByText('1,200 g (≈ 8½ medium ones)')).toBeVisible();
    await expect(canvas.getByText('1,400 ml*')).toBeVisible();
    await expect(canvas.getByText('2 packs of 500 g (620 g needed)')).toBeVisible();
    await expect(canvas.getByText('1.25 kg (1,130 g needed)')).toBeVisible();
    await expect(
      canvas.getByText(
        '1 pack of 250 g (only 20 g needed: some will be left); check that it has no gluten, sesame',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Check whether you have it at home' })).toBeVisible();
    await expect(canvas.getByText('210 ml used (if missing, 1 bottle of 1 l)')).toBeVisible();
    await expect(canvas.getByText('700 ml used')).toBeVisible();
    await expect(canvas.getByText('Jamón de la abuela and Food that no longer exists')).toBeVisible();
    await expect(canvas.getByText(/the density is not known/)).toBeVisible();
  },
};

export const Copied: Story = {
  name: 'Copies the list as text by keyboard, and says so',
  beforeEach: () => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Copy as text' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('List copied.')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      expect.stringMatching(
        /Fruit and vegetables\n- Apple: 5\spieces\n- Chia seeds: 1\spack\sof\s250\sg \(only\s20\sg\sneeded: some will be left\); check that it has no gluten, sesame\n- Potato: /u,
      ),
    );
  },
};

export const SomeWeeks: Story = {
  name: 'Weeks are chosen by name, and those that are not in a row are named',
  args: { chosen: ['1', '3'], shown: [1, 3] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Four weeks · weeks 1 and 3 · /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Week 3/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(['1']);
  },
};

export const NoWeek: Story = {
  name: 'Without a week it says so, and keeps what it showed',
  args: { chosen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose at least one week.')).toBeVisible();
    await expect(canvas.getByText('Apple')).toBeVisible();
  },
};

export const ForFour: Story = {
  name: 'Says for how many it is where others eat too',
  args: { list: { ...list, persons: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For 4 people who eat the same as the patient.')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Says that there is nothing to buy, and offers no file of it',
  args: { list: { ...list, emptyDays: 7, aisles: [], staples: [], unweighed: [] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The menus of these days have no foods.')).toBeVisible();
    for (const name of ['Copy as text', 'Download CSV', 'Print'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the menus' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  name: 'Stays inside the window of a phone',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.getByRole('region', { name: 'Shopping list' })).toBeVisible();
  },
};
