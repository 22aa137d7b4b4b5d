import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { NEW_SUPPLEMENT } from './supplement-values.ts';
import { SupplementForm } from './SupplementForm.tsx';

const meta = {
  title: 'App/SupplementForm',
  component: SupplementForm,
  decorators: [inApp],
  loaders: [messages('supplements')],
  args: {
    initial: {
      ...NEW_SUPPLEMENT,
      name: 'Magnesium',
      category: 'MINERALS',
      ingredients: [{ code: 'MAGNESIUM', name: null, amount: 150, unit: 'MG' }],
    },
    draftKey: 'supplementation/1',
    act: 'supplement.edit',
    labels: { form: 'Edit', save: 'Save' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof SupplementForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Composition: Story = {
  name: 'Saves an ingredient that was added',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add ingredient' }));
    await userEvent.click(canvas.getByRole('button', { name: /Ingredient 2/ }));
    await userEvent.keyboard('zin{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount of ingredient 2' }), '7.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        ingredients: [
          { code: 'MAGNESIUM', name: null, amount: 150, unit: 'MG' },
          { code: 'ZINC', name: null, amount: 7.5, unit: 'MG' },
        ],
      }),
      0,
      expect.anything(),
    );
  },
};

export const Script: Story = {
  name: 'Refuses a script as its shop, and says what is allowed',
  play: async ({ args, canvas }) => {
    const shop = canvas.getByRole('textbox', { name: /^Shopping address/ });
    await userEvent.type(shop, 'javascript:alert(1)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shop).toHaveAccessibleDescription(/starts with https/));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Keeps the input when saving fails',
  args: { onSave: fn(() => Promise.reject(new ApiError('refused', { code: 'UNAVAILABLE', status: 503 }))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Magnesium');
  },
};
