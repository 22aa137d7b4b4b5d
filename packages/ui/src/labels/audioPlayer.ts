import type { PartPacks } from './partLabels.ts';

export interface AudioPlayerLabels {
  play: string;
  pause: string;
  /** Names the slider: "Position". */
  seek: string;
  /** The position in words: "0:03 of 0:12". */
  position: (elapsed: string, total: string) => string;
  /** Names the speed menu with the current speed: "Speed 1.5×". */
  speed: (rate: string) => string;
  /** Shown instead of the player when the audio cannot be played. */
  failed: string;
  /** Shown where the browser knows no such recordings. */
  unsupported: string;
  /** Names the button that downloads the file. */
  download: string;
}

export const audioPlayerLabels: PartPacks<AudioPlayerLabels> = {
  en: {
    play: 'Play',
    pause: 'Pause',
    seek: 'Position',
    position: (elapsed, total) => `${elapsed} of ${total}`,
    speed: (rate) => `Speed ${rate}`,
    failed: 'This recording cannot be played here.',
    unsupported: 'This browser cannot play this kind of recording. Download it to listen.',
    download: 'Download recording',
  },
  es: {
    play: 'Reproducir',
    pause: 'Pausar',
    seek: 'Posición',
    position: (elapsed, total) => `${elapsed} de ${total}`,
    speed: (rate) => `Velocidad ${rate}`,
    failed: 'Esta grabación no se puede reproducir aquí.',
    unsupported: 'Este navegador no puede reproducir este tipo de grabación. Descárgala para escucharla.',
    download: 'Descargar grabación',
  },
};
