import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inApp, messages } from '../story-decorators.tsx';
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
  loaders: [messages('app')],
  args: {
    drafts: [
      { id: 'a', form: 'users/u1', subject: 'Elena Sarmiento', typedAt: Date.UTC(2026, 2, 4, 9, 30) },
      {
        id: 'b',
        form: 'patients/p1/notes/new',
        subject: 'Beatriz Ibáñez Luna',
        typedAt: Date.UTC(2026, 2, 3, 17, 5),
      },
    ],
    onDiscard: fn(),
  },
} satisfies Meta<typeof WaitingDraftsMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'Says how many drafts wait, and opens the form of each with the keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /2/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
    await expect(screen.getByRole('menuitem', { name: /Note · Beatriz Ibáñez Luna/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText('/patient/p1/notes?new=note')).toBeVisible();
  },
};

export const Discard: Story = {
  name: 'Discards the draft that is chosen by its name',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2/ }));
    await screen.findAllByRole('menuitem');
    await userEvent.keyboard('{End}{ArrowRight}');
    const entries = await screen.findAllByRole('menuitem', { name: /Note · Beatriz Ibáñez Luna/ });
    await userEvent.click(entries.at(-1) ?? entries[0]!);
    await expect(args.onDiscard).toHaveBeenCalledWith('b', 'Note · Beatriz Ibáñez Luna');
  },
};

export const Nothing: Story = {
  name: 'Is hidden while nothing waits, and for a form that no longer exists',
  args: { drafts: [{ id: 'a', form: 'recipes/1', subject: null, typedAt: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
