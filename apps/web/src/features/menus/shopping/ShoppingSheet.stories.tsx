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
  ...change,
});

const list: ShoppingList = {
  nutritionalPlanId: '00000000-0000-4000-8000-000000000001',
  from: '2026-03-02',
  to: '2026-03-08',
  days: 7,
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
        }),
      ],
    },
    {
      aisle: 'CHILLED',
      items: [item('Oat drink', 'Bebida de avena', { unit: 'ML', amount: 1400, isDensityAssumed: true })],
    },
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
  loaders: [messages('menu-paper', 'foods')],
  args: {
    plan: 'Four weeks',
    list,
    periods: [
      { id: '0', label: 'Week 1: Mon, Mar 2 – Sun, Mar 8' },
      { id: 'WHOLE', label: 'Whole plan: Mon, Mar 2 – Sun, Mar 29' },
    ],
    period: '0',
    isExporting: false,
    onPeriod: fn(),
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
    await expect(terms).toEqual(['Apple', 'Potato', 'Tomato', 'White rice', 'Oat drink']);
    await expect(canvas.getByText('1,200 g (≈ 8.5 × medium one)')).toBeVisible();
    await expect(canvas.getByText('1,400 ml*')).toBeVisible();
    await expect(canvas.getByText('2 packs of 500 g (620 g needed)')).toBeVisible();
    await expect(canvas.getByText('1.25 kg (1,130 g needed)')).toBeVisible();
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
      expect.stringContaining(
        'Fruit and vegetables\n- Apple: 5\u00a0pc\n- Potato: 1.25\u00a0kg (1,130\u00a0g needed)\n- Tomato: 1,200\u00a0g',
      ),
    );
  },
};

export const Nothing: Story = {
  name: 'Says that there is nothing to buy, and offers no file of it',
  args: { list: { ...list, emptyDays: 7, aisles: [], unweighed: [] } },
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
