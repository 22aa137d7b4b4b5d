import type { PartPacks } from './partLabels.ts';

export interface LightboxLabels {
  /** Names the window: "Pictures". */
  dialog: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Label of the button that fits the whole image. */
  zoomReset: string;
  download: string;
  /** Position: "2 of 3". */
  position: (place: number, total: number) => string;
  /** Shown instead of an image that cannot be loaded. */
  failed: string;
}

export const lightboxLabels: PartPacks<LightboxLabels> = {
  en: {
    dialog: 'Pictures',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomReset: 'Show the whole picture',
    download: 'Download',
    position: (place, total) => `${place} of ${total}`,
    failed: 'The picture could not be loaded',
  },
  es: {
    dialog: 'Imágenes',
    close: 'Cerrar',
    previous: 'Anterior',
    next: 'Siguiente',
    zoomIn: 'Ampliar',
    zoomOut: 'Reducir',
    zoomReset: 'Ver entera',
    download: 'Descargar',
    position: (place, total) => `${place} de ${total}`,
    failed: 'No se ha podido cargar la imagen',
  },
};
