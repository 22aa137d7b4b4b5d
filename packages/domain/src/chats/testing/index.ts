import type { SpecifiedField } from '../../shared/testing/index.ts';

/** 3 Chat messages: text, of either side. */
export const SPECIFIED_MESSAGE: readonly SpecifiedField[] = [
  {
    rule: '3 Chat messages: text',
    field: 'text',
    kept: ['¿Qué tal?', 'Dos\nlíneas 🥗', '<p onclick="alert(1)">Hola</p>', 'a'.repeat(4000)],
    refused: [
      ['', 'REQUIRED'],
      [' \n ', 'REQUIRED'],
      ['\u200b', 'REQUIRED'],
      [undefined, 'REQUIRED'],
      ['a'.repeat(4001), 'TOO_LONG'],
      ['a'.repeat(100_000), 'TOO_LONG'],
      ['\u0000', 'TEXT_INVALID'],
      [7, 'REQUIRED', 'FORMAT_INVALID'],
    ],
  },
];

/** 3 Chat messages: image, audio, video and file, by the type of what is sent. */
export const SPECIFIED_MEDIA = [
  ['IMAGE', 'image/png', 'plato.png'],
  ['IMAGE', 'image/jpeg', 'plato.jpg'],
  ['AUDIO', 'audio/mpeg', 'voz.mp3'],
  ['AUDIO', 'audio/webm', 'voz.webm'],
  ['VIDEO', 'video/mp4', 'paseo.mp4'],
  ['VIDEO', 'video/webm', 'paseo.webm'],
  ['FILE', 'application/pdf', 'pauta.pdf'],
] as const;

/** What is sent in no chat, with the code. */
export const REFUSED_MEDIA = [
  ['a page', 'text/html', 'pagina.html', 100, 'FILE_TYPE'],
  ['a drawing that can run', 'image/svg+xml', 'dibujo.svg', 100, 'FILE_TYPE'],
  ['a program', 'application/x-msdownload', 'voz.exe', 100, 'FILE_TYPE'],
  ['a program with the type of a picture', 'image/png', 'plato.png.exe', 100, 'FILE_TYPE'],
  ['two gigabytes', 'video/mp4', 'paseo.mp4', 2 ** 31, 'FILE_TOO_LARGE'],
  ['more than 50 MB', 'application/pdf', 'pauta.pdf', 50 * 1024 * 1024 + 1, 'FILE_TOO_LARGE'],
] as const;

/** A text that is written again and again. */
export const VALID_REPLY = { title: 'Bienvenida', textEs: 'Hola, {nombre}', textEn: 'Hello {name}' } as const;

export const SPECIFIED_REPLY: readonly SpecifiedField[] = [
  {
    rule: 'Saved replies: a title',
    field: 'title',
    kept: ['Bienvenida', 'a'.repeat(80)],
    refused: [
      ['', 'REQUIRED'],
      [' ', 'REQUIRED'],
      [undefined, 'REQUIRED'],
      ['a'.repeat(81), 'TOO_LONG'],
      [7, 'REQUIRED', 'FORMAT_INVALID'],
    ],
  },
  ...(['textEs', 'textEn'] as const).map((field) => ({
    rule: `Saved replies in both languages: ${field}`,
    field,
    kept: ['Hola, {nombre}', 'a'.repeat(4000), null],
    refused: [
      ['a'.repeat(4001), 'TOO_LONG'],
      [7, 'REQUIRED', 'FORMAT_INVALID'],
    ] as const,
  })),
  {
    rule: 'Saved replies: a text in at least one language',
    field: 'textEs',
    beside: { textEn: null },
    kept: ['Hola'],
    refused: [
      [null, 'REQUIRED'],
      [' ', 'REQUIRED'],
    ],
  },
];

/** What a chat becomes: pending while a patient waits, answered, or done until the patient writes again. */
export const SPECIFIED_CHAT_STATES = [
  ['PENDING', 'patientWrites', 'PENDING'],
  ['PENDING', 'clinicWrites', 'ANSWERED'],
  ['PENDING', 'done', 'DONE'],
  ['PENDING', 'reopened', 'PENDING'],
  ['ANSWERED', 'patientWrites', 'PENDING'],
  ['ANSWERED', 'clinicWrites', 'ANSWERED'],
  ['ANSWERED', 'done', 'DONE'],
  ['ANSWERED', 'reopened', 'ANSWERED'],
  ['DONE', 'patientWrites', 'PENDING'],
  ['DONE', 'clinicWrites', 'ANSWERED'],
  ['DONE', 'done', 'DONE'],
  // The patient wrote last.
  ['DONE', 'reopened', 'PENDING'],
] as const;
