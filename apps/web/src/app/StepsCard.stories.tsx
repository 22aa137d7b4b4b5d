import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from './story-decorators.tsx';
import { type Step, StepsCard } from './StepsCard.tsx';

const steps: readonly Step[] = [
  {
    id: 'one',
    title: 'The first patient',
    text: 'A name and a date of birth are enough.',
    isDone: false,
    action: { label: 'Create patient', to: fn() },
  },
  {
    id: 'two',
    title: 'The first test',
    text: 'It needs a patient.',
    isDone: false,
  },
  {
    id: 'three',
    title: 'The logo',
    text: 'It is shown in the menu.',
    isDone: false,
    action: { label: 'Upload logo', to: '/logo' },
  },
];
const done = (...ids: string[]) => steps.map((step) => ({ ...step, isDone: ids.includes(step.id) }));

const meta = {
  title: 'App/StepsCard',
  component: StepsCard,
  decorators: [inApp],
  loaders: [messages()],
  args: { title: 'First steps', steps, onDismiss: fn() },
} satisfies Meta<typeof StepsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingDone: Story = {
  name: 'Each step says why; one that cannot be taken yet has no button',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0 of 3 done')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create patient: The first patient' })).toBeVisible();
    await expect(canvas.getByText('It needs a patient.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const HalfDone: Story = {
  name: 'What is done is ticked, and asks for nothing any more',
  args: { steps: done('one') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3 done')).toBeVisible();
    await expect(canvas.getByText('Done')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Create patient/ })).toBeNull();
    await expect(canvas.queryByText('A name and a date of birth are enough.')).toBeNull();
  },
};

export const AllDone: Story = {
  name: 'All of it is done',
  args: { steps: done('one', 'two', 'three') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 3 done')).toBeVisible();
    await expect(canvas.getAllByText('Done')).toHaveLength(3);
  },
};

export const LongNames: Story = {
  name: 'Long names wrap on a phone',
  globals: { viewport: { value: 'w390' } },
  args: {
    title: 'First steps of the Centro de Nutrición y Endocrinología Sagasta',
    steps: done('two').map((step) => ({
      ...step,
      title: `${step.title}, with a name that is longer than the card of a telephone is wide`,
    })),
  },
};

export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { title: 'Primeros pasos', steps: done('one') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 de 3 hechos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ocultar' })).toBeVisible();
  },
};
