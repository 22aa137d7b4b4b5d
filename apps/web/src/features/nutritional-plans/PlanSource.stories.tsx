import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering, pageOf } from '../../app/story-server.tsx';
import { PlanSource } from './PlanSource.tsx';

function Sample() {
  const [plan, setPlan] = useState<string | null>(null);
  return <PlanSource value={plan} onChange={setPlan} />;
}

const patient = { id: 'lucia', name: 'Lucía', surname: 'Ferrer', email: 'lucia@correo.example' };
const plan = { id: 'plan', name: 'Four weeks', startDate: '2026-11-02', endDate: '2026-11-29', weeks: 4 };
const withPlans = (plans: readonly unknown[]) =>
  answering({ 'get /patient': () => pageOf([patient]), 'get /nutritional-plan': () => pageOf(plans) });

const meta = {
  title: 'App/PlanSource',
  component: Sample,
  loaders: [messages('nutritional-plans')],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const choosePatient = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Begin from the plan of another patient' }),
  );
  await userEvent.type(screen.getByRole('combobox', { name: /^Patient/ }), 'luc');
  await userEvent.click(await screen.findByRole('option', { name: /Lucía Ferrer/ }));
};

export const Chosen: Story = {
  name: 'A plan is found by its patient, and says what of it comes along and what does not',
  decorators: [inApp, withPlans([plan])],
  play: async () => {
    await choosePatient();
    await userEvent.click(await screen.findByRole('button', { name: /Choose a plan/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Four weeks/ }));
    await expect(screen.getByText(/Its energy and what was measured, .* are not\./)).toBeVisible();
  },
};

export const NoPlans: Story = {
  name: 'A patient without plans has none to begin with',
  decorators: [inApp, withPlans([])],
  play: async () => {
    await choosePatient();
    await expect(await screen.findByText('This patient has no plans.')).toBeVisible();
  },
};
