import { DEFAULT_MENU_TEMPLATE } from '@healzy/domain/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SAMPLE_FOODS } from '../sample-foods.ts';
import { ApplyTemplateDialog, type ApplyTemplateDialogProps } from './ApplyTemplateDialog.tsx';
import { useGroupLabels } from './useGroupLabels.ts';

const names = new Map(Object.values(SAMPLE_FOODS).map(({ id, nameEn }) => [id, nameEn ?? '']));
function Sample(props: Omit<ApplyTemplateDialogProps, 'groupLabels'>) {
  return (
    <ApplyTemplateDialog {...props} groupLabels={useGroupLabels({ name: (id) => names.get(id) ?? id })} />
  );
}

const { milk, yoghurt } = SAMPLE_FOODS;
const before = {
  ...DEFAULT_MENU_TEMPLATE,
  BREAKFAST: [{ foodIds: [milk.id, yoghurt.id], categories: [], min: 1, max: 1 }],
};

const meta = {
  title: 'App/ApplyTemplateDialog',
  component: Sample,
  decorators: [inApp],
  loaders: [messages('menus', 'foods', 'food-meanings')],
  args: {
    name: 'Light dinners',
    before,
    after: DEFAULT_MENU_TEMPLATE,
    doubts: [],
    onApply: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: 'Apply “Light dinners”' }));

export const Difference: Story = {
  name: 'Names what would be replaced before it is',
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('One meal would change. Nothing has been changed yet.')).toBeVisible();
    await expect(dialog.getByText('Out: Whole milk or Plain yoghurt (1 food)')).toBeVisible();
    await expect(dialog.getByText(/^In: Cereals/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const DoesNotSuit: Story = {
  name: 'Says which of it the patient cannot have, and why, before it is applied',
  args: {
    doubts: [
      {
        meal: 'BREAKFAST',
        group: { foodIds: [milk.id, yoghurt.id], categories: [], min: 1, max: 1 },
        restrictions: ['MILK'],
        isUnwanted: true,
      },
    ],
  },
  play: async () => {
    const dialog = await opened();
    await expect(
      dialog.getByText(
        'Not for this patient. Breakfast: Whole milk or Plain yoghurt (contains milk and will not eat it)',
      ),
    ).toBeVisible();
  },
};

export const Kept: Story = {
  name: 'Leaves everything as it is when the question is declined by keyboard',
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Same: Story = {
  name: 'Says so when the plan has that template already',
  args: { before: DEFAULT_MENU_TEMPLATE },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('The plan has this template already.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Replace' })).toBeNull();
  },
};
