import { html, type Html } from './html.ts';

/** The drawings of the kit that these pages need, which load without a script here; a test compares them with it. */
export const drawings = {
  documents: {
    fill: 'M7 24h34v13a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z',
    line: 'M7 24V13a3 3 0 0 1 3-3h8l4 5h16a3 3 0 0 1 3 3v19a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V24h34M19 32h10',
  },
  done: {
    fill: 'M26 12a14 14 0 1 1 0 28 14 14 0 0 1 0-28z',
    line: 'M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM16 24.5l5.5 5.5L32 18.5',
  },
  error: {
    fill: 'm22.95 15.15 9.9 9.9-7.8 7.8-9.9-9.9z',
    line: 'm9.05 29.05 20-20a7 7 0 0 1 9.9 9.9l-20 20a7 7 0 0 1-9.9-9.9zM22.95 15.15l9.9 9.9M15.15 22.95l9.9 9.9M24 20.5h.01M27.5 24h.01M24 27.5h.01M20.5 24h.01',
  },
  expired: {
    fill: 'M17 41c0-6 7-7 7-11 0 4 7 5 7 11zM19 15h10c-1 3-5 4-5 8 0-4-4-5-5-8z',
    line: 'M13 7h22M13 41h22M16 7v6c0 6 8 7 8 11s-8 5-8 11v6M32 7v6c0 6-8 7-8 11s8 5 8 11v6',
  },
  locked: {
    fill: 'M13 22h22a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3z',
    line: 'M13 22h22a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3zM16 22v-7a8 8 0 0 1 16 0v7M24 29v5',
  },
  lost: {
    fill: 'M11 10h21l6 5-6 5H11z',
    line: 'M11 10h21l6 5-6 5H11zM24 6v4M24 20v4M37 24H18l-5 4.5 5 4.5h19zM24 33v9M17 42h14',
  },
  messages: {
    fill: 'M19 33v-3h11a5 5 0 0 0 5-5v-6h3a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-1v5l-6-5h-8a4 4 0 0 1-4-3z',
    line: 'M10 8h20a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H18l-7 6v-6h-1a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4zM39 19a4 4 0 0 1 3 4v9a4 4 0 0 1-4 4h-1v5l-6-5h-8M14 17.5h.01M20 17.5h.01M26 17.5h.01',
  },
  offline: {
    fill: 'M13 16v16h2a8 8 0 0 0 0-16z',
    line: 'M6 24h7M13 16v16h2a8 8 0 0 0 0-16zM22 20h4M22 28h4M42 24h-5M37 16v16h-2a8 8 0 0 1-5-14.2M29 37l2 3M35 37v3',
  },
  signedOut: {
    fill: 'M13 9l13 4v30l-13-3z',
    line: 'M26 8h7a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2h-7M13 40V9l13 4v30zM7 40h6M35 40h6M21.5 28h.01M16 8h10',
  },
} as const;

export type PictogramName = keyof typeof drawings;

/** The title below says the same. */
export const pictogram = (name: PictogramName): Html =>
  html`<svg class="hosted-pictogram" viewBox="0 0 48 48" aria-hidden="true">
    <path class="hosted-pictogram-area" d="${drawings[name].fill}" />
    <path class="hosted-pictogram-line" d="${drawings[name].line}" />
  </svg>`;
