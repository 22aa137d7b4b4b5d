import { zodResolver } from '@hookform/resolvers/zod';
import { patientInputSchema, type PatientInput, type PatientFormValues } from '@healzy/domain/patients';
import { Button } from '@healzy/ui/components/Button';
import { Stack } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { AddressFields } from './AddressFields.tsx';
import { emptyPatient } from './patient-values.ts';
import { usePatientLabels } from './usePatientLabels.ts';

const known: PatientFormValues = {
  ...emptyPatient({ principalId: 'p1', timezone: 'Europe/Madrid' }),
  name: 'Lucía',
  surname: 'Ferrer Núñez',
  email: 'lucia.ferrer.nunez@correo.example',
  birthdate: '1984-05-02',
  sex: 'FEMALE',
};

function Address({ initial, onSave }: { initial: PatientFormValues; onSave: (card: PatientInput) => void }) {
  const form = useForm<PatientFormValues, unknown, PatientInput>({
    defaultValues: initial,
    resolver: zodResolver(patientInputSchema),
  });
  const { labels } = usePatientLabels([]);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <Stack gap="md">
        <AddressFields form={{ control: form.control, names: labels }} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'App/AddressFields',
  component: Address,
  decorators: [inApp],
  loaders: [messages('patients')],
  args: { initial: { ...known, country: 'España', postalCode: '28013' }, onSave: fn() },
} satisfies Meta<typeof Address>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spain: Story = {
  name: 'Recognises a country by its Spanish name, and the province by its postal code',
  play: async ({ args, canvas }) => {
    // The list finds the name of its selected option only in a later frame.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Country/ })).toHaveValue('Spain'));
    const code = canvas.getByRole('textbox', { name: /Postal code/ });
    await expect(code).toHaveAccessibleDescription('Province: Madrid');
    await userEvent.clear(code);
    await userEvent.type(code, '08001');
    await expect(code).toHaveAccessibleDescription('Province: Barcelona');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      // Unchanged values stay as they were written.
      expect.objectContaining({ country: 'España', postalCode: '08001' }),
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Rejects a postal code of another country, and accepts it once the country is chosen',
  args: { initial: { ...known, country: 'ES', postalCode: '90210-1234' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const code = canvas.getByRole('textbox', { name: /Postal code/ });
    await waitFor(() => expect(code).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
    const country = canvas.getByRole('combobox', { name: /Country/ });
    await userEvent.clear(country);
    await userEvent.type(country, 'United States');
    await userEvent.click(await screen.findByRole('option', { name: 'United States' }));
    await expect(canvas.getByRole('textbox', { name: /ZIP code/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const Unknown: Story = {
  name: 'Keeps an unknown country',
  args: { initial: { ...known, country: 'Atlántida', postalCode: 'x' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Country/ })).toHaveValue('Atlántida'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
