/** One pictogram on a 48 grid. */
interface Drawing {
  /** The one area in the warm hue. */
  readonly fill: string;
  /** Strokes of 2 px at every size; a point is a stroke of no length. */
  readonly line: string;
}

/** All pictograms: round ends, open corners, one accent each. */
export const drawings = {
  people: {
    fill: 'M10 42v-4a12 12 0 0 1 24 0v4z',
    line: 'M20 9a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM7 40v-3a12 12 0 0 1 24 0v3M31 9.6a6.5 6.5 0 0 1 0 11.8M36 26.2A12 12 0 0 1 42 37v3',
  },
  notes: {
    fill: 'M15 12h14l10 9v20a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3z',
    line: 'M27 7H14a3 3 0 0 0-3 3v27a3 3 0 0 0 3 3h19a3 3 0 0 0 3-3V16zM27 7v9h9M18 24h11M18 31h7',
  },
  appointments: {
    fill: 'M30 25a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
    line: 'M11 11h26a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3zM8 20h32M16 7v7M32 7v7M15 28h.01M22 28h.01M15 34h.01M22 34h.01M30 28v3h2.5',
  },
  tests: {
    fill: 'M13.9 30h20.2l3.7 6.4a3.4 3.4 0 0 1-2.9 5.1H13.1a3.4 3.4 0 0 1-2.9-5.1z',
    line: 'M17 7h14M20 7v12.5l-9.8 16.9a3.4 3.4 0 0 0 2.9 5.1h21.8a3.4 3.4 0 0 0 2.9-5.1L28 19.5V7M20 35.5h.01M27 33.5h.01',
  },
  documents: {
    fill: 'M7 24h34v13a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z',
    line: 'M7 24V13a3 3 0 0 1 3-3h8l4 5h16a3 3 0 0 1 3 3v19a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V24h34M19 32h10',
  },
  messages: {
    fill: 'M19 33v-3h11a5 5 0 0 0 5-5v-6h3a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-1v5l-6-5h-8a4 4 0 0 1-4-3z',
    line: 'M10 8h20a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H18l-7 6v-6h-1a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4zM39 19a4 4 0 0 1 3 4v9a4 4 0 0 1-4 4h-1v5l-6-5h-8M14 17.5h.01M20 17.5h.01M26 17.5h.01',
  },
  search: {
    fill: 'M22 13a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
    line: 'M21 8a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM30.5 30.5 41 41M16.5 21h9',
  },
  offline: {
    fill: 'M13 16v16h2a8 8 0 0 0 0-16z',
    line: 'M6 24h7M13 16v16h2a8 8 0 0 0 0-16zM22 20h4M22 28h4M42 24h-5M37 16v16h-2a8 8 0 0 1-5-14.2M29 37l2 3M35 37v3',
  },
  error: {
    fill: 'm22.95 15.15 9.9 9.9-7.8 7.8-9.9-9.9z',
    line: 'm9.05 29.05 20-20a7 7 0 0 1 9.9 9.9l-20 20a7 7 0 0 1-9.9-9.9zM22.95 15.15l9.9 9.9M15.15 22.95l9.9 9.9M24 20.5h.01M27.5 24h.01M24 27.5h.01M20.5 24h.01',
  },
  done: {
    fill: 'M26 12a14 14 0 1 1 0 28 14 14 0 0 1 0-28z',
    line: 'M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM16 24.5l5.5 5.5L32 18.5',
  },
  questionnaire: {
    fill: 'M14 16h23a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3z',
    line: 'M18 10h-5a3 3 0 0 0-3 3v25a3 3 0 0 0 3 3h22a3 3 0 0 0 3-3V13a3 3 0 0 0-3-3h-5M18 14h12v-3a6 6 0 0 0-12 0zM16 23l2 2 4-4M27 23h5M16 32l2 2 4-4M27 32h5',
  },
  expired: {
    fill: 'M17 41c0-6 7-7 7-11 0 4 7 5 7 11zM19 15h10c-1 3-5 4-5 8 0-4-4-5-5-8z',
    line: 'M13 7h22M13 41h22M16 7v6c0 6 8 7 8 11s-8 5-8 11v6M32 7v6c0 6-8 7-8 11s8 5 8 11v6',
  },
  signedOut: {
    fill: 'M13 9l13 4v30l-13-3z',
    line: 'M26 8h7a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2h-7M13 40V9l13 4v30zM7 40h6M35 40h6M21.5 28h.01M16 8h10',
  },
  locked: {
    fill: 'M13 22h22a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3z',
    line: 'M13 22h22a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3zM16 22v-7a8 8 0 0 1 16 0v7M24 29v5',
  },
  lost: {
    fill: 'M11 10h21l6 5-6 5H11z',
    line: 'M11 10h21l6 5-6 5H11zM24 6v4M24 20v4M37 24H18l-5 4.5 5 4.5h19zM24 33v9M17 42h14',
  },
  measurements: {
    fill: 'M8 24h32v12H8z',
    line: 'M8 24h32v12H8zM14 24v4M20 24v6M26 24v4M32 24v6M8 24V15a3 3 0 0 1 3-3h26a3 3 0 0 1 3 3v9M18 12a6 6 0 0 0 12 0M24 12v3',
  },
  history: {
    fill: 'M24 24V11a13 13 0 0 1 11.3 19.5z',
    line: 'M9 17a17 17 0 1 1-2 8M9 8v9h9M24 15v9l6 4',
  },
  bin: {
    fill: 'M13 16h22l-2 23a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3z',
    line: 'M8 14h32M18 14v-3a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v3M12 14l2 24a3 3 0 0 0 3 3h14a3 3 0 0 0 3-3l2-24M20 22v11M28 22v11',
  },
  firstSteps: {
    fill: 'M24 22c0-7 5-12 14-12 0 8-5 13-14 12z',
    line: 'M24 34V20M24 22c0-7 5-12 14-12 0 8-5 13-14 12zM24 27c-1-5-5-9-12-9 0 6 5 10 12 9zM13 34h22l-2.5 8h-17z',
  },
  readings: {
    fill: 'M24 19c4 5 6 7.5 6 10.5a6 6 0 0 1-12 0c0-3 2-5.5 6-10.5z',
    line: 'M24 7c8 9.5 13 15 13 21.5a13 13 0 0 1-26 0C11 22 16 16.5 24 7zM16 29h4l2.5-5 3.5 9 2.5-4H32',
  },
} as const satisfies Record<string, Drawing>;

export type PictogramName = keyof typeof drawings;
