import { audioPlayerLabels, type AudioPlayerLabels } from './audioPlayer.ts';
import type { PartPacks } from './partLabels.ts';

export interface MessagePartLabels {
  /** Label of the button around an image: "Enlarge: a plate of vegetables". */
  enlarge: (alt: string) => string;
  imageFailed: string;
  videoFailed: string;
  /** While a file is fetched: "Loading… MP4 · 12 MB". */
  fetching: (about: string) => string;
  fetchFailed: string;
  /** Label of the button beside a file: "Download report.pdf". */
  download: (name: string) => string;
  audio: AudioPlayerLabels;
}

export interface MessageBubbleLabels extends MessagePartLabels {
  states: Record<'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'refused', string>;
  /** Label of the resend button: "Send again". */
  retry: string;
  /** Labels of the buttons of a refused message. */
  edit: string;
  drop: string;
  /** Names a recording: "Voice message from Lucía, 9:40". */
  voice: (sender: string, time: string) => string;
  video: (sender: string, time: string) => string;
}

export const messageBubbleLabels: PartPacks<MessageBubbleLabels> = {
  en: {
    states: {
      sending: 'Sending',
      sent: 'Sent',
      delivered: 'Delivered',
      read: 'Read',
      failed: 'Not sent',
      refused: 'Not accepted',
    },
    retry: 'Send again',
    edit: 'Edit message',
    drop: 'Discard message',
    voice: (sender, time) => `Voice message from ${sender}, ${time}`,
    video: (sender, time) => `Video from ${sender}, ${time}`,
    enlarge: (alt) => `Enlarge: ${alt}`,
    imageFailed: 'The picture could not be loaded.',
    videoFailed: 'This video cannot be played here.',
    fetching: (about) => `Loading… ${about}`,
    fetchFailed: 'It could not be loaded. Open it to try again.',
    download: (name) => `Download ${name}`,
    audio: audioPlayerLabels.en,
  },
  es: {
    states: {
      sending: 'Enviando',
      sent: 'Enviado',
      delivered: 'Entregado',
      read: 'Leído',
      failed: 'No se ha enviado',
      refused: 'No aceptado',
    },
    retry: 'Volver a enviar',
    edit: 'Editar mensaje',
    drop: 'Descartar mensaje',
    voice: (sender, time) => `Mensaje de voz de ${sender}, ${time}`,
    video: (sender, time) => `Vídeo de ${sender}, ${time}`,
    enlarge: (alt) => `Ampliar: ${alt}`,
    imageFailed: 'No se ha podido cargar la imagen.',
    videoFailed: 'Este vídeo no se puede reproducir aquí.',
    fetching: (about) => `Cargando… ${about}`,
    fetchFailed: 'No se ha podido cargar. Ábrelo para volver a intentarlo.',
    download: (name) => `Descargar ${name}`,
    audio: audioPlayerLabels.es,
  },
};

export interface ChatThreadLabels {
  /** Names the conversation: "Conversation with Lucía". */
  thread: string;
  today: string;
  yesterday: string;
  /** On the divider: "New messages". */
  newMessages: string;
  /** Label of the button that jumps to the end, with the number of new messages: "3 new messages". */
  toLatest: (missed: number) => string;
  /** Announced when a message of another person arrives: "Lucía: Good morning". */
  arrived: (sender: string, text: string) => string;
  /** A message without text, in such an announcement. */
  withoutText: string;
  /** Above the very first message: "Beginning of the conversation". */
  beginning: string;
  loadingOlder: string;
  olderFailed: string;
  retryOlder: string;
  /** Announced while the first messages are loading. */
  loading: string;
  /** Names the menu of a message of this person. */
  actions: (sender: string) => string;
  message: Partial<MessageBubbleLabels>;
}

export const chatThreadLabels: PartPacks<ChatThreadLabels> = {
  en: {
    thread: 'Conversation',
    today: 'Today',
    yesterday: 'Yesterday',
    newMessages: 'New messages',
    toLatest: (missed) =>
      missed === 0 ? 'Go to the latest message' : missed === 1 ? '1 new message' : `${missed} new messages`,
    arrived: (sender, text) => `${sender}: ${text}`,
    withoutText: 'a file',
    beginning: 'Start of the conversation',
    loadingOlder: 'Loading earlier messages',
    olderFailed: 'Earlier messages could not be loaded.',
    retryOlder: 'Try again',
    loading: 'Loading the messages',
    actions: (sender) => `Actions for the message from ${sender}`,
    message: {},
  },
  es: {
    thread: 'Conversación',
    today: 'Hoy',
    yesterday: 'Ayer',
    newMessages: 'Mensajes nuevos',
    toLatest: (missed) =>
      missed === 0 ? 'Ir al último mensaje' : missed === 1 ? '1 mensaje nuevo' : `${missed} mensajes nuevos`,
    arrived: (sender, text) => `${sender}: ${text}`,
    withoutText: 'un archivo',
    beginning: 'Principio de la conversación',
    loadingOlder: 'Cargando mensajes anteriores',
    olderFailed: 'No se han podido cargar los mensajes anteriores.',
    retryOlder: 'Reintentar',
    loading: 'Cargando los mensajes',
    actions: (sender) => `Acciones del mensaje de ${sender}`,
    message: {},
  },
};
