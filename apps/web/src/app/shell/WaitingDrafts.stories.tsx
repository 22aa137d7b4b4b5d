import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { inApp, words } from '../story-surroundings.tsx';
import { WaitingDraftsMenu } from './WaitingDrafts.tsx';

const Here = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

const meta = {
  title: 'App/WaitingDrafts',
  component: WaitingDraftsMenu,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
        <Here />
      </MemoryRouter>
    ),
    inApp,
  ],
  loaders: [words('app')],
  args: {
    drafts: [
      { form: 'users/u1', typedAt: Date.UTC(2026, 2, 4, 9, 30) },
      { form: 'patients/p1/notes/new', typedAt: Date.UTC(2026, 2, 3, 17, 5) },
    ],
  },
} satisfies Meta<typeof WaitingDraftsMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'Says how many drafts wait, and leads to the form of each with the keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /2/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText('/patient/p1/notes')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Is not there while nothing waits, nor for a form that is no more',
  args: { drafts: [{ form: 'recipes/1', typedAt: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
