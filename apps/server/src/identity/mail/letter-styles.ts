import { html } from '../pages/html.ts';

/**
 * Dark colours for programs that follow the reader's theme. Everything else is inline: several programs drop style
 * sheets. The colours are those of the theme (`packages/ui/src/theme`), in a notation that e-mail programs know.
 */
export const letterStyles = html`<style>
  @media (prefers-color-scheme: dark) {
    .page {
      background: #1c1817 !important;
      color: #edeef1 !important;
    }
    .sheet {
      background: #1d2126 !important;
      border-color: #63453a !important;
      color: #edeef1 !important;
    }
    .muted {
      color: #aaaeb4 !important;
    }
    .button {
      background: #85abf0 !important;
      color: #0a0d12 !important;
    }
  }
</style>`;
