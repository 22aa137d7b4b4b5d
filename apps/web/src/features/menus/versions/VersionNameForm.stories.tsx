import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { VersionNameForm } from './VersionNameDialog.tsx';

const meta = {
  title: 'App/VersionNameForm',
  component: VersionNameForm,
  decorators: [inApp],
  loaders: [messages('plan-versions')],
  args: {
    initial: { name: '' },
    draftKey: 'plan-versions/1/1/new',
    act: 'planVersion.create',
    labels: { form: 'Save a version of the plan', save: 'Save version' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof VersionNameForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  name: 'Keeps the plan under a name, by keyboard',
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Name of the version' }).focus();
    await userEvent.keyboard('  Before the summer {Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ name: 'Before the summer' }, 0, expect.anything()),
    );
  },
};

export const Empty: Story = {
  name: 'Refuses a name of spaces',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the version' }), '   {Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Full: Story = {
  name: 'Says how many versions a plan can have, and keeps the name',
  args: {
    onSave: fn(() =>
      Promise.reject(
        new ApiError('refused', {
          code: 'PLAN_VERSIONS_FULL',
          status: 409,
          data: { details: { maxCount: 30 } },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name of the version' });
    await userEvent.type(field, 'One more{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The plan has 30 named versions already',
    );
    await expect(field).toHaveValue('One more');
  },
};
