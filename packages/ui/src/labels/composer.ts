import { audioPlayerLabels, type AudioPlayerLabels } from './audioPlayer.ts';
import type { PartPacks } from './partLabels.ts';

export interface ComposerAttachmentsLabels {
  /** Names the list: "Attachments". */
  list: string;
  remove: (name: string) => string;
  retry: (name: string) => string;
  /** Label of its progress: "Sending report.pdf". */
  sending: (name: string) => string;
}

export interface ComposerRecorderLabels {
  /** Names the button that starts: "Record a voice message". */
  start: string;
  /** While the browser asks for permission. */
  asking: string;
  recording: string;
  paused: string;
  pause: string;
  resume: string;
  /** Label of the stop button, after which it can be played. */
  stop: string;
  discard: string;
  send: string;
  /** Position and maximum: "0:12 of 5:00". */
  position: (elapsed: string, longest: string) => string;
  /** Names what was recorded: "Your voice message". */
  recorded: string;
  /** What happened, and how to fix it. */
  failures: Record<'denied' | 'missing' | 'unsupported', string>;
  /** Label of the button that dismisses such a message. */
  dismiss: string;
  player: Partial<AudioPlayerLabels>;
}

export interface ComposerLabels {
  /** Names the field: "Message to Lucía". */
  field: string;
  placeholder: string;
  send: string;
  /** Label of the file button. */
  attach: string;
  /** Below the field: "Enter sends; Shift and Enter starts a new line." */
  hint: string;
  /** Announced near the limit: "12 characters left", "3 characters too many". */
  left: (count: number) => string;
  attachments: ComposerAttachmentsLabels;
  recorder: ComposerRecorderLabels;
}

export const composerLabels: PartPacks<ComposerLabels> = {
  en: {
    field: 'Message',
    placeholder: 'Write a message',
    send: 'Send',
    attach: 'Attach files',
    hint: 'Enter sends; Shift and Enter starts a new line.',
    left: (count) => {
      const characters = Math.abs(count) === 1 ? 'character' : 'characters';
      return `${Math.abs(count)} ${characters} ${count < 0 ? 'too many' : 'left'}`;
    },
    attachments: {
      list: 'Attachments',
      remove: (name) => `Remove ${name}`,
      retry: (name) => `Send ${name} again`,
      sending: (name) => `Sending ${name}`,
    },
    recorder: {
      start: 'Record a voice message',
      asking: 'Waiting for the microphone',
      recording: 'Recording',
      paused: 'Paused',
      pause: 'Pause',
      resume: 'Go on recording',
      stop: 'End the recording',
      discard: 'Discard the recording',
      send: 'Send the recording',
      position: (elapsed, longest) => `${elapsed} of ${longest}`,
      recorded: 'Your voice message',
      failures: {
        denied:
          'The microphone is blocked. Allow it in the browser’s settings for this page, then record again.',
        missing: 'No microphone was found. Plug one in, or choose it in the system’s settings.',
        unsupported: 'This browser cannot record. Write instead, or attach a recording.',
      },
      dismiss: 'Back to writing',
      player: audioPlayerLabels.en,
    },
  },
  es: {
    field: 'Mensaje',
    placeholder: 'Escribe un mensaje',
    send: 'Enviar',
    attach: 'Adjuntar archivos',
    hint: 'Intro envía; Mayúsculas e Intro empieza otra línea.',
    left: (count) => {
      const characters = Math.abs(count) === 1 ? 'carácter' : 'caracteres';
      const verb = count < 0 ? 'Sobra' : 'Queda';
      return `${verb}${Math.abs(count) === 1 ? '' : 'n'} ${Math.abs(count)} ${characters}`;
    },
    attachments: {
      list: 'Adjuntos',
      remove: (name) => `Quitar ${name}`,
      retry: (name) => `Volver a enviar ${name}`,
      sending: (name) => `Enviando ${name}`,
    },
    recorder: {
      start: 'Grabar un mensaje de voz',
      asking: 'Esperando el micrófono',
      recording: 'Grabando',
      paused: 'En pausa',
      pause: 'Pausar',
      resume: 'Seguir grabando',
      stop: 'Terminar la grabación',
      discard: 'Descartar la grabación',
      send: 'Enviar la grabación',
      position: (elapsed, longest) => `${elapsed} de ${longest}`,
      recorded: 'Tu mensaje de voz',
      failures: {
        denied:
          'El micrófono está bloqueado. Permítelo para esta página en los ajustes del navegador y vuelve a grabar.',
        missing: 'No hay ningún micrófono. Conecta uno o elígelo en los ajustes del sistema.',
        unsupported: 'Este navegador no puede grabar. Escribe, o adjunta una grabación.',
      },
      dismiss: 'Volver a escribir',
      player: audioPlayerLabels.es,
    },
  },
};
