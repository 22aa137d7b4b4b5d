import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SavedReplyForm, valuesOfReply } from './SavedReplyForm.tsx';

const meta = {
  title: 'App/SavedReplyForm',
  component: SavedReplyForm,
  decorators: [inApp],
  loaders: [messages('chats')],
  args: {
    title: 'Add reply',
    initial: valuesOfReply(null),
    draftKey: 'chats/accounts/alba/replies/new',
    act: 'savedReply.create',
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof SavedReplyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLanguage: Story = {
  name: 'A reply in one language is enough, and braces are text',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Welcome');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Text in English/ }), 'Hello {{name}!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reply' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { title: 'Welcome', textEs: null, textEn: 'Hello {name}!' },
        0,
        expect.anything(),
      ),
    );
  },
};

export const Refused: Story = {
  name: 'Without a title and a text it is refused, in Spanish, naming both',
  globals: { language: 'es' },
  args: { title: 'Añadir respuesta' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar respuesta' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Título: Este campo es obligatorio.');
    await expect(summary).toHaveTextContent('Texto en español: Este campo es obligatorio.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
