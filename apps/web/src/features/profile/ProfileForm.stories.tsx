import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const known = {
  name: 'Elena',
  surname: 'Sarmiento Gil',
  phone: '+34 600 112 233',
  birthdate: '1984-05-02',
  language: 'en' as const,
  timezone: 'Europe/Madrid',
};

const meta = {
  title: 'App/ProfileForm',
  component: ProfileForm,
  decorators: [inApp],
  loaders: [messages('profile', 'messages')],
  args: {
    initial: known,
    version: 3,
    draftKey: 'profile',
    email: 'elena.sarmiento@clinica.example',
    onSave: fn<ProfileFormProps['onSave']>((values) => Promise.resolve({ values, version: 4 })),
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Submits the changes over the loaded version, and says that it is saved',
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Helena');
    await userEvent.click(canvas.getByRole('radio', { name: 'Español' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save my data' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { ...known, name: 'Helena', language: 'es' },
      3,
      expect.anything(),
    );
    await expect(await canvas.findByText('Saved a moment ago')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save my data' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Shows the sign-in address, which is not changed here',
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('elena.sarmiento@clinica.example');
    await expect(email).toHaveAttribute('readonly');
    await expect(email).toHaveAccessibleDescription(/You sign in with this address/);
  },
};

export const Refused: Story = {
  name: 'Shows each error below its field, and saves nothing',
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    const phone = canvas.getByRole('textbox', { name: /Phone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, 'call me');
    await userEvent.click(canvas.getByRole('button', { name: 'Save my data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name: This field is required.');
    await expect(phone).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const UnknownZone: Story = {
  name: 'Reports a zone unknown to the server on the zone field',
  args: {
    onSave: fn<ProfileFormProps['onSave']>(() =>
      Promise.reject(
        new ApiError('refused', {
          code: 'VALIDATION',
          status: 400,
          data: {
            code: 'VALIDATION',
            details: { fields: [{ path: '/body/timezone', code: 'TIMEZONE_INVALID' }] },
          },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Save my data' }));
    const zone = canvas.getByRole('combobox', { name: 'Time zone' });
    await waitFor(() => expect(zone).toBeInvalid());
    await expect(zone).toHaveAccessibleDescription(/Choose a time zone from the list/);
  },
};

export const Saving: Story = {
  name: 'Says that it is saving and ignores a second press',
  args: { onSave: fn<ProfileFormProps['onSave']>(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), 's');
    const save = canvas.getByRole('button', { name: 'Save my data' });
    await userEvent.click(save);
    await expect(await canvas.findByText('Saving…', { selector: '[role=status]' })).toBeVisible();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Says that nothing was saved and why, and keeps the input',
  args: {
    onSave: fn<ProfileFormProps['onSave']>(() =>
      Promise.reject(new ApiError('down', { code: 'UNAVAILABLE', status: 503, data: { code: '' } })),
    ),
  },
  play: async ({ canvas }) => {
    const surname = canvas.getByRole('textbox', { name: 'Surname' });
    await userEvent.type(surname, ' Ortiz');
    await userEvent.click(canvas.getByRole('button', { name: 'Save my data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The service is not available right now.',
    );
    await expect(surname).toHaveValue('Sarmiento Gil Ortiz');
  },
};

export const LongContent: Story = {
  name: 'Fits the longest names and addresses into the narrowest window',
  args: {
    initial: {
      ...known,
      name: 'Maximiliana Guadalupe Inmaculada'.repeat(3),
      surname: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
      timezone: 'America/Argentina/ComodRivadavia',
    },
    email: `${'very.long.address.'.repeat(10)}@clinic.example`,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
