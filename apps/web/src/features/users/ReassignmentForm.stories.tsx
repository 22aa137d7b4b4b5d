import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { ReassignmentForm } from './ReassignmentForm.tsx';

const NAMES = ['Ángel Núñez', 'Lucía Ferrer', 'Berta Ruiz', 'Íñigo Arana', 'Óscar Vidal'];
const patients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `patient-${index}`,
    name: `${NAMES[index % NAMES.length] ?? ''} ${index + 1}`,
  }));

const meta = {
  title: 'App/ReassignmentForm',
  component: ReassignmentForm,
  decorators: [inApp],
  loaders: [messages('users')],
  args: {
    patients: patients(5),
    colleagues: [
      { id: 'p1', label: 'Íñigo Larrea Oño' },
      { id: 'p2', label: 'Marta Soler Vila' },
    ],
    act: 'remove',
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ReassignmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function choose(canvas: Canvas, field: RegExp, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name }));
}
const act = (canvas: Canvas) => canvas.getByRole('button', { name: 'Reassign and delete' });

export const ToOne: Story = {
  name: 'Assigns all of them to one colleague',
  play: async ({ args, canvas }) => {
    await choose(canvas, /Specialist who takes over/, 'Marta Soler Vila');
    await userEvent.click(act(canvas));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ professionalId: 'p2' }));
  },
};

export const Refused: Story = {
  name: 'Is not sent until a colleague is chosen, and says so',
  play: async ({ args, canvas }) => {
    await userEvent.click(act(canvas));
    await expect(await canvas.findByText('This field is required.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Patient by patient' }));
    await userEvent.click(act(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('5 patients are still to be assigned.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PatientByPatient: Story = {
  name: 'Assigns each patient to a colleague, found by name, and counts the rest',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Patient by patient' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'nunez');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Ángel Núñez 1' }));
    await choose(canvas, /Selected patients go to/, 'Íñigo Larrea Oño');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign 1 patient' }));
    await expect(canvas.getByText('4 of 5 still to assign')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    for (const name of ['Lucía Ferrer 2', 'Berta Ruiz 3', 'Íñigo Arana 4', 'Óscar Vidal 5'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await choose(canvas, /Selected patients go to/, 'Marta Soler Vila');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign 4 patients' }));
    await expect(canvas.getByText('All assigned (5)')).toBeVisible();
    await userEvent.click(act(canvas));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      reassignments: patients(5).map(({ id: patientId }, index) => ({
        patientId,
        professionalId: index === 0 ? 'p1' : 'p2',
      })),
    });
  },
};

export const Hundreds: Story = {
  name: 'Renders a few rows of hundreds, and ticks them all at once',
  args: { patients: patients(640) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Patient by patient' }));
    await canvas.findByRole('checkbox', { name: 'Select Ángel Núñez 1' });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '641');
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(80);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }));
    await choose(canvas, /Selected patients go to/, 'Marta Soler Vila');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign 640 patients' }));
    await expect(canvas.getByText('All assigned (640)')).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Works with the keyboard alone',
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'One person' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Specialist who takes over/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    act(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ professionalId: 'p1' }));
  },
};

export const Saving: Story = {
  name: 'Says that it is saving, and is not sent twice',
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await choose(canvas, /Specialist who takes over/, 'Marta Soler Vila');
    await userEvent.click(act(canvas));
    await expect(await canvas.findByText('Reassigning…')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Says that nothing was done and why, and keeps the choices',
  args: {
    onSave: fn(() =>
      Promise.reject(new ApiError('gone', { code: 'SPECIALIST_UNKNOWN', status: 422, data: { code: '' } })),
    ),
  },
  play: async ({ canvas }) => {
    await choose(canvas, /Specialist who takes over/, 'Marta Soler Vila');
    await userEvent.click(act(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /could not be deleted.*no longer works in your organi/,
    );
    await expect(canvas.getByRole('button', { name: /Marta Soler Vila/ })).toBeVisible();
  },
};

export const Nobody: Story = {
  name: 'Says what to do when nobody could take over',
  args: { colleagues: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/no other active specialist/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongContent: Story = {
  name: 'Fits the longest names into the narrowest phone',
  globals: { viewport: { value: 'w320' } },
  args: {
    patients: patients(3).map((patient) => ({
      ...patient,
      name: 'Maximiliano Bartolomé Hermenegildo Fernández-Villaverde y Echeverría-Goikoetxea',
    })),
    colleagues: [
      {
        id: 'p1',
        label: 'María de los Ángeles Fernández-Villaverde y Echeverría-Goikoetxea de los Monteros',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Patient by patient' }));
    await canvas.findAllByRole('checkbox');
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
