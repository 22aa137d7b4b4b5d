import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { AccountForm, type AccountFormProps } from './AccountForm.tsx';

const known = {
  name: 'Clínica Alba',
  businessName: 'Alba Nutrición',
  userSurname: null,
  accountName: 'Clínica Alba',
  contactPhone: null,
  legalName: 'Clínica Alba Nutrición, S. L.',
  taxNumber: 'B00000000',
  invoiceAddress: null,
  postalCode: '28000',
  city: 'Madrid',
  state: 'Madrid',
  country: 'España',
  timezone: 'Europe/Madrid',
  hasAppointmentMail: true,
  reminderHours: 24,
};

const meta = {
  title: 'App/AccountForm',
  component: AccountForm,
  decorators: [inApp],
  loaders: [messages('accounts', 'messages')],
  args: {
    initial: known,
    version: 7,
    draftKey: 'accounts/a1',
    onSave: fn<AccountFormProps['onSave']>((values) => Promise.resolve({ values, version: 8 })),
  },
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (code: string, status: number, details: Record<string, unknown> = {}) =>
  fn<AccountFormProps['onSave']>(() =>
    Promise.reject(new ApiError('refused', { code, status, data: { code, details } })),
  );

export const Valid: Story = {
  name: 'Submits all of both sections, over the loaded version',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /User surname/ }), 'Alba');
    await userEvent.type(canvas.getByRole('textbox', { name: /Contact phone/ }), '+34 910 000 111');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { ...known, userSurname: 'Alba', contactPhone: '+34 910 000 111' },
      7,
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Requires a name, and says what is wrong with a phone number',
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Contact phone/ }), 'call us');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name: This field is required.');
    await expect(canvas.getByRole('textbox', { name: /Contact phone/ })).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  name: 'Says that it is saving and ignores a second press',
  args: { onSave: fn<AccountFormProps['onSave']>(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2');
    const save = canvas.getByRole('button', { name: 'Save settings' });
    await userEvent.click(save);
    await expect(await canvas.findByText('Saving…', { selector: '[role=status]' })).toBeVisible();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Says that nothing was saved and why, and keeps the input',
  args: { onSave: refused('UNAVAILABLE', 503) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Norte');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The service is not available right now.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Clínica Alba Norte');
  },
};

export const Conflict: Story = {
  name: 'Shows what someone else saved meanwhile next to the input, and saves the chosen values',
  args: {
    onSave: fn<AccountFormProps['onSave']>((values, version) =>
      version === 7
        ? Promise.reject(
            new ApiError('stale', {
              code: 'STALE_VERSION',
              status: 412,
              data: { code: 'STALE_VERSION', details: { current: { ...known, city: 'Toledo' } } },
            }),
          )
        : Promise.resolve({ values, version: 9 }),
    ),
    newer: (current) => ({ values: current as typeof known, version: 8 }),
  },
  play: async ({ args, canvas }) => {
    const city = canvas.getByRole('textbox', { name: /City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Segovia');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Toledo/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ city: 'Toledo' }),
        8,
        expect.anything(),
      ),
    );
  },
};

export const LongContent: Story = {
  name: 'Fits the longest texts into the narrowest window',
  args: {
    initial: {
      ...known,
      name: 'Centro Integral de Nutrición y Endocrinología '.repeat(2).trim(),
      legalName: 'S'.repeat(200),
      invoiceAddress: 'Calle del Olmo '.repeat(20).trim(),
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
