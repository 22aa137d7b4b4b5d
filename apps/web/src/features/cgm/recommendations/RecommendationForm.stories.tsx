import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { RecommendationForm } from './RecommendationForm.tsx';

const meta = {
  title: 'App/RecommendationForm',
  component: RecommendationForm,
  decorators: [inApp],
  loaders: [messages('cgm-recommendations')],
  args: {
    title: 'Add a recommendation',
    templates: [
      { id: 'a', version: 1, messageEs: 'Camina después de cenar.', messageEn: 'Walk after dinner.' },
      { id: 'b', version: 1, messageEs: 'Bebe agua.', messageEn: null },
    ],
    initial: { message: '', language: 'en' },
    draftKey: 'cgm/p/t/recommendations/new',
    act: 'cgmRecommendation.create',
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof RecommendationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTemplate: Story = {
  name: 'A template adds its text in the chosen language, and replaces nothing',
  play: async ({ args, canvas }) => {
    const message = canvas.getByRole('textbox', { name: /Recommendation/ });
    await userEvent.type(message, 'Have dinner earlier.');
    await userEvent.click(canvas.getByRole('button', { name: 'Walk after dinner.' }));
    await expect(message).toHaveValue('Have dinner earlier.\nWalk after dinner.');
    await expect(canvas.getByText('1 more template has no text in this language (English).')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { message: 'Have dinner earlier.\nWalk after dinner.', language: 'en' },
        0,
        expect.anything(),
      ),
    );
  },
};

export const Refused: Story = {
  name: 'An empty recommendation is refused',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Recommendation: This field is required.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
