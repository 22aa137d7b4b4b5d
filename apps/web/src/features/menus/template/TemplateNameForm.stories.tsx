import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { TemplateNameForm } from './TemplateNameDialog.tsx';

const meta = {
  title: 'App/TemplateNameForm',
  component: TemplateNameForm,
  decorators: [inApp],
  loaders: [messages('menus')],
  args: {
    initial: { name: '' },
    draftKey: 'menu-templates/1/1/new',
    act: 'menuTemplate.create',
    labels: { form: 'Save as a template', save: 'Save as a template' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof TemplateNameForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  name: 'Saves a template under a name, by keyboard',
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Name of the template' }).focus();
    await userEvent.keyboard('  Light dinners {Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ name: 'Light dinners' }, 0, expect.anything()),
    );
  },
};

export const Empty: Story = {
  name: 'Refuses a name of spaces',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the template' }), '   {Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Taken: Story = {
  name: 'Keeps a name that another template has, and says so',
  args: {
    onSave: fn(() =>
      Promise.reject(new ApiError('refused', { code: 'MENU_TEMPLATE_NAME_TAKEN', status: 409 })),
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name of the template' });
    await userEvent.type(field, 'Light dinners{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There is already a template with that name. Choose another.',
    );
    await expect(field).toHaveValue('Light dinners');
  },
};
