import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { emptyUser } from './user-values.ts';
import { UserForm } from './UserForm.tsx';

const empty = emptyUser({ language: 'en', timezone: 'Europe/Madrid' });
const known = {
  ...empty,
  email: 'elena.sarmiento@clinica-alba.example',
  name: 'Elena',
  surname: 'Sarmiento Gil',
  phone: '+34 600 111 222',
  birthdate: '1984-05-02',
  roles: ['SPECIALIST' as const],
};
const refuse = (code: string, status: number) => () =>
  Promise.reject(new ApiError('refused', { code, status, data: { code: '' } }));

const meta = {
  title: 'App/UserForm',
  component: UserForm,
  decorators: [inApp],
  loaders: [messages('users')],
  args: {
    initial: known,
    draftKey: 'users/story',
    version: 3,
    onSave: fn(() => Promise.resolve()),
    act: 'user.edit',
    labels: {
      form: 'Edit user',
      save: 'Save user',
    },
  },
} satisfies Meta<typeof UserForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Submits the whole card with its roles',
  args: {
    initial: empty,
    version: null,
    labels: { form: 'Invite user', save: 'Send invitation' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nora@clinic.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Nora');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), 'Ávila');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Reception/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Administrat/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        email: 'nora@clinic.example',
        name: 'Nora',
        surname: 'Ávila',
        phone: null,
        birthdate: null,
        language: 'en',
        timezone: 'Europe/Madrid',
        roles: ['ADMIN', 'RECEPTIONIST'],
      },
      0,
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Names every required field when empty; a wrong address is reported on its field',
  args: { initial: empty, version: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    const summary = await canvas.findByRole('alert');
    for (const label of ['Email', 'Name', 'Surname', 'Roles']) {
      await expect(summary).toHaveTextContent(`${label}: This field is required.`);
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nora@clinic');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        /Please enter a valid email address/,
      ),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const EmailTaken: Story = {
  name: 'Reports a taken address on the address field, in the specified words',
  args: { initial: { ...known }, version: null, onSave: fn(refuse('USER_EMAIL_TAKEN', 409)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        /There is already an existing user with this email address/,
      ),
    );
  },
};

export const RolesInWords: Story = {
  name: 'Says what each role may do, according to the table of roles',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Reception/ })).toHaveAccessibleName(
      /Can see all patients and edit their records/,
    );
    await expect(canvas.getByRole('checkbox', { name: /Specialist/ })).toHaveAccessibleName(
      /see the patients assigned to them.*create tests/,
    );
  },
};

export const OwnRole: Story = {
  name: 'Prevents administrators from dropping their own role, and says why',
  args: { initial: { ...known, roles: ['ADMIN', 'SPECIALIST'] }, isSelf: true },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('checkbox', { name: /You cannot remove this role from yourself/ });
    await expect(own).toBeChecked();
    await expect(own).toBeDisabled();
  },
};

export const LosesPatients: Story = {
  name: 'Says beforehand that patients must be reassigned, and on the roles when they were not',
  args: { patientCount: 12, onSave: fn(refuse('USER_HAS_PATIENTS', 409)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Specialist/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Reception/ }));
    await expect(canvas.getByText(/12 patients are assigned to them/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Roles' })).toHaveAccessibleDescription(
        /Reassign them before/,
      ),
    );
  },
};

export const ReadOnly: Story = {
  name: 'Only lets roles be changed for a user who also works elsewhere, and says so',
  args: { worksElsewhere: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This person also works in another organisation')).toBeVisible();
    // The fields are readable, but not editable.
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByText('Sarmiento Gil')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Reception/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const Saving: Story = {
  name: 'Says that it is saving, and is not sent twice',
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' M.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    await expect(await canvas.findByText('Saving…')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Says that nothing was saved and why, and keeps the input',
  args: { onSave: fn(refuse('UNAVAILABLE', 503)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' María');
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The user could not be updated. Please try again later.');
    await expect(alert).toHaveTextContent('The service is not available right now.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Elena María');
  },
};

export const Conflict: Story = {
  name: 'Lets the user choose field by field when someone else saved meanwhile',
  args: {
    onSave: fn(() =>
      Promise.reject(
        new ApiError('stale', {
          code: 'STALE_VERSION',
          status: 412,
          data: { code: 'STALE_VERSION', details: { current: {} } },
        }),
      ),
    ),
    newer: () => ({ values: { ...known, name: 'Helena', roles: ['ADMIN'] }, version: 4 }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'na');
    await userEvent.click(canvas.getByRole('button', { name: 'Save user' }));
    await expect(await canvas.findByRole('radio', { name: 'Helena' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Elenana' })).toBeVisible();
    // Fields that only the other person changed show their saved value.
    await expect(canvas.getByRole('checkbox', { name: /Administrat/ })).toBeChecked();
  },
};

export const LongContent: Story = {
  name: 'Fits the longest names and addresses into its fields, on the narrowest phone',
  globals: { viewport: { value: 'w320' } },
  args: {
    worksElsewhere: true,
    initial: {
      ...known,
      name: 'Maximiliano Bartolomé Hermenegildo de la Santísima Trinidad',
      surname: 'Fernández-Villaverde y Echeverría-Goikoetxea de los Monteros',
      email: `${'maximiliano.'.repeat(6)}fernandez@clinica-con-un-nombre-larguisimo.example`,
    },
  },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Keyboard: Story = {
  name: 'Is filled in and saved with the keyboard alone',
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Surname' }).focus();
    await userEvent.keyboard('{End} Paz');
    canvas.getByRole('checkbox', { name: /Reception/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    canvas.getByRole('button', { name: 'Save user' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ surname: 'Sarmiento Gil Paz', roles: ['RECEPTIONIST', 'SPECIALIST'] }),
      3,
      expect.anything(),
    );
  },
};
