import type { PartPacks } from './partLabels.ts';

export interface FileImportPanelLabels {
  /** Invitation in the empty zone, such as «Drop the sensor's file here». */
  drop: string;
  /** What is accepted: types and maximum size. */
  accepted?: string | undefined;
  choose: string;
  /** Shown in the preview with `onConfirm`. */
  confirm: string;
  cancel: string;
  chooseAnother: string;
  /** Shown in the last stage with `onUndo`. */
  undo: string;
}

export const fileImportPanelLabels: PartPacks<FileImportPanelLabels> = {
  en: {
    drop: 'Drop the file here',
    choose: 'Choose a file',
    confirm: 'Import',
    cancel: 'Cancel',
    chooseAnother: 'Choose another file',
    undo: 'Undo the import',
  },
  es: {
    drop: 'Suelta aquí el archivo',
    choose: 'Elegir archivo',
    confirm: 'Importar',
    cancel: 'Cancelar',
    chooseAnother: 'Elegir otro archivo',
    undo: 'Deshacer la importación',
  },
};
