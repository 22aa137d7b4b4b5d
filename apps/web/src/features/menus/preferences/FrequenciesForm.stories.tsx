import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { FrequenciesForm } from './FrequenciesForm.tsx';

const meta = {
  title: 'App/FrequenciesForm',
  component: FrequenciesForm,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    inApp,
  ],
  loaders: [messages('food-preferences')],
  args: {
    ownOf: () => null,
    initial: { frequencies: [] },
    version: 3,
    draftKey: 'plan-frequencies/1/2',
    act: 'nutritionalPlan.edit',
    labels: { form: 'Frequencies of the week', save: 'Save' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof FrequenciesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Says what is published and by whom, and changes one by keyboard with a warning',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('None: all as recommended.')).toBeVisible();
    await expect(canvas.getByText('4 to 7 meals a week (AESAN 2022)')).toBeVisible();
    await expect(canvas.queryByText(/Alcohol/)).toBeNull();
    canvas.getByRole('button', { name: 'Change: Red meat' }).focus();
    await userEvent.keyboard('{Enter}');
    const most = await canvas.findByRole('textbox', { name: 'Red meat: at most' });
    await userEvent.clear(most);
    await userEvent.type(most, '4');
    await expect(
      canvas.getByText('More than recommended: at most 1 meal a week (ours: AESAN gives no figure).'),
    ).toBeVisible();
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { frequencies: [{ kind: 'RED_MEAT', least: 0, most: 4 }] },
      3,
      expect.anything(),
    );
  },
};

export const Restored: Story = {
  name: 'Leaves one as it is recommended again',
  args: { initial: { frequencies: [{ kind: 'FISH', least: 1, most: null }] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Less than recommended: at least 3 meals a week (AESAN 2022).'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave as recommended: Fish' }));
    await expect(canvas.getByText('None: all as recommended.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change: Fish' })).toBeVisible();
  },
};

export const Impossible: Story = {
  name: 'Says which figure cannot be, and saves nothing',
  args: { initial: { frequencies: [{ kind: 'FISH', least: 3, most: null }] } },
  play: async ({ args, canvas }) => {
    const most = canvas.getByRole('textbox', { name: 'Fish: at most' });
    await userEvent.type(most, '1');
    await expect(most).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  name: 'Fits a phone',
  globals: { viewport: { value: 'w390' } },
  args: { initial: { frequencies: [{ kind: 'RED_MEAT', least: 0, most: 4 }] } },
  play: async () => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
