import { html, type Html } from '../identity/pages/html.ts';
import type { LetterColors } from './letter-colors.ts';

/**
 * Dark colours for e-mail programs that follow the reader's theme. All other styles are inline, because several
 * programs drop style sheets.
 */
export const letterStyles = ({ dark }: LetterColors): Html =>
  html`<style>
    @media (prefers-color-scheme: dark) {
      .page {
        background: ${dark.page} !important;
        color: ${dark.text} !important;
      }
      .sheet {
        background: ${dark.sheet} !important;
        border-color: ${dark.border} !important;
        color: ${dark.text} !important;
      }
      .muted {
        color: ${dark.muted} !important;
      }
      .button {
        background: ${dark.button} !important;
        color: ${dark.onButton} !important;
      }
    }
  </style>`;
