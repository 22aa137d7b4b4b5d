import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { inFrame } from '../../app/shell/sample-environment.tsx';
import { answering, pageOf } from '../../app/story-server.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { ChatLinkDialog } from './ChatLinkDialog.tsx';
import { ChatSearchDialog } from './ChatSearchDialog.tsx';
import { ReplyPicker } from './replies/ReplyPicker.tsx';
import { asInigo, LUCIA, sampleChat } from './sample-chats.tsx';

const people = fn();
const update = fn();
const hits = fn();
const replies = fn();
const link = fn();
const onClose = fn();
const onChoose = fn();
const card = { email: 'lucia@correo.example', phone: '+34600000000' };

/** The windows that open from a chat. */
const meta = {
  title: 'App/ChatDialogs',
  decorators: [
    answering({
      'get /assignees': () => people() as unknown,
      'put /{patientId}': ({ body }) => update(body) as unknown,
      'get /messages': ({ query }) => hits(query) as unknown,
      'get /saved-replies': () => replies() as unknown,
      'post /link': ({ body }) => link(body) as unknown,
      'get /{id}': () => card,
    }),
    inFrame,
    inApp,
  ],
  loaders: [messages('chats', 'link-delivery')],
  beforeEach: () => {
    asInigo();
    onClose.mockClear();
    onChoose.mockClear();
    update.mockReset().mockResolvedValue(sampleChat());
    hits.mockReset().mockResolvedValue(pageOf([]));
    link.mockReset().mockResolvedValue({
      secret: 'secret',
      expiresAt: '2024-04-04T09:00:00.000Z',
      delivery: 'COPY',
      sentTo: null,
    });
    people.mockReset().mockResolvedValue({
      items: [
        { userId: 'inigo', name: 'Íñigo', surname: 'Larrea' },
        { userId: 'elena', name: 'Elena', surname: 'Sarmiento' },
      ],
    });
    replies.mockReset().mockResolvedValue(
      pageOf([
        { id: 'a', version: 1, title: 'Bienvenida', textEs: 'Hola, {nombre}.', textEn: 'Hello {name}.' },
        { id: 'b', version: 1, title: 'Weighing', textEs: null, textEn: 'Weigh yourself, {name}.' },
      ]),
    );
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (dialog: ReactNode): Pick<Story, 'render'> => ({ render: () => <>{dialog}</> });

const linking = <ChatLinkDialog chat={sampleChat()} onClose={onClose} />;
export const Link: Story = {
  name: 'A link is made on request, shown once, and says how long it works',
  ...showing(linking),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Link for Lucía Ferrer' }));
    await expect(dialog.getByText(/the previous one stops working/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(
      `${location.origin}/chat#secret`,
    );
    await expect(dialog.getByText('It works until Apr 4, 2024.')).toBeVisible();
    await expect(link).toHaveBeenCalledWith({ delivery: 'COPY', sentTo: null });
  },
};

export const LinkByMail: Story = {
  name: 'A link is sent to the address on the card, or to another for this once',
  ...showing(linking),
  beforeEach: () => {
    link.mockResolvedValue({
      secret: 'secret',
      expiresAt: '2024-04-04T09:00:00.000Z',
      delivery: 'EMAIL',
      sentTo: 'ana@correo.example',
    });
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Link for Lucía Ferrer' }));
    // This server sends no SMS.
    await expect(dialog.queryByRole('radio', { name: 'By SMS' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'By email' }));
    const field = dialog.getByRole('textbox', { name: /Email address/ });
    await waitFor(() => expect(field).toHaveValue('lucia@correo.example'));
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    await expect(dialog.getByText('Type the address to send it to.')).toBeVisible();
    await expect(link).not.toHaveBeenCalled();
    await userEvent.type(field, 'ana@correo.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    await expect(await dialog.findByText('Sent to ana@correo.example.')).toBeVisible();
    await expect(link).toHaveBeenCalledWith({ delivery: 'EMAIL', sentTo: 'ana@correo.example' });
  },
};

/** The dialog over a chat that is fetched again when it has changed. */
function Followed() {
  const [chat, setChat] = useState(sampleChat());
  useEffect(() => {
    update.mockImplementation(() => {
      const noted = sampleChat({ mailSince: '2024-03-05T09:30:00.000Z', mailByName: 'Íñigo Larrea' });
      setChat(noted);
      return noted;
    });
  }, []);
  return <ChatLinkDialog chat={chat} onClose={onClose} />;
}

export const MailNotices: Story = {
  name: 'That a patient wants to hear of messages is noted, with who noted it',
  ...showing(<Followed />),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Link for Lucía Ferrer' }));
    await userEvent.click(dialog.getByRole('switch', { name: /Email them when we write/ }));
    await expect(update).toHaveBeenCalledWith({ mailsPatient: true });
    await expect(await dialog.findByText(/Noted by Íñigo Larrea on/)).toBeVisible();
  },
};

export const LinkInSpanish: Story = {
  name: 'A link, in Spanish on a phone',
  globals: { language: 'es', viewport: { value: 'w390' } },
  ...showing(linking),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Enlace para Lucía Ferrer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Crear enlace' }));
    await expect(await dialog.findByRole('textbox', { name: 'Enlace' })).toBeVisible();
  },
};

const assigning = <AssignDialog chat={sampleChat()} onClose={onClose} />;
export const Assigning: Story = {
  name: 'A colleague is found by typing, and gets the chat',
  ...showing(assigning),
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Who handles the chat with Lucía Ferrer' }),
    );
    const field = await dialog.findByRole('combobox', { name: /^Person/ });
    await userEvent.type(field, 'sarm');
    await userEvent.click(await screen.findByRole('option', { name: 'Elena Sarmiento' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign chat' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ assigneeId: 'elena' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
};

export const AssigningInSpanish: Story = {
  name: 'Giving a chat to a colleague, in Spanish; nobody of that name is said',
  globals: { language: 'es' },
  ...showing(assigning),
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Quién lleva el chat con Lucía Ferrer' }),
    );
    await userEvent.type(await dialog.findByRole('combobox', { name: /^Persona/ }), 'zzz');
    await expect(await screen.findByText(/Nadie que pueda ver a este paciente/)).toBeVisible();
  },
};

const searching = <ChatSearchDialog patientId={LUCIA} name="Lucía Ferrer" onClose={onClose} />;
export const Searching: Story = {
  name: 'The messages of one chat are searched while typing',
  ...showing(searching),
  beforeEach: () => {
    hits.mockResolvedValue(
      pageOf([
        {
          id: 'hit',
          patientId: LUCIA,
          name: 'Lucía',
          surname: 'Ferrer',
          sequence: 3,
          isFromPatient: false,
          authorName: 'Íñigo Larrea',
          excerpt: 'Have breakfast earlier.',
          at: '2024-03-05T09:30:00.000Z',
        },
      ]),
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Search the chat with Lucía Ferrer' }));
    await expect(dialog.getByText('Capitals and accents do not count.')).toBeVisible();
    const field = dialog.getByRole('searchbox', { name: 'Words of the message' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'breakfast');
    await expect(await dialog.findByRole('link', { name: /Íñigo Larrea/ })).toHaveAttribute(
      'href',
      expect.stringContaining('message=3'),
    );
    await expect(hits).toHaveBeenLastCalledWith(expect.objectContaining({ patientId: LUCIA }));
  },
};

export const SearchingInSpanish: Story = {
  name: 'A search without a hit, in Spanish',
  globals: { language: 'es' },
  ...showing(searching),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Buscar en el chat con Lucía Ferrer' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'desayuno');
    await expect(await dialog.findByText('Ningún mensaje contiene «desayuno».')).toBeVisible();
  },
};

const choosing = (language: 'es' | 'en') => (
  <ReplyPicker patient={sampleChat({ language })} onClose={onClose} onChoose={onChoose} />
);
export const Replies: Story = {
  name: 'Saved replies are offered in the patient’s language, with their name',
  ...showing(choosing('es')),
  play: async () => {
    await expect(await screen.findByText('Hola, Lucía.')).toBeVisible();
    await expect(screen.getByText('Only in English · Weigh yourself, Lucía.')).toBeVisible();
    await userEvent.keyboard('bienv');
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('Hola, Lucía.');
  },
};

export const RepliesInSpanish: Story = {
  name: 'Saved replies for a patient who reads English, on a Spanish screen',
  globals: { language: 'es' },
  ...showing(choosing('en')),
  play: async () => {
    await expect(await screen.findByText('Hello Lucía.')).toBeVisible();
    await userEvent.keyboard('nada de esto');
    await expect(await screen.findByText('Ninguna respuesta contiene «nada de esto»')).toBeVisible();
  },
};
