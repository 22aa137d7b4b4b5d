import type { FileImportStage } from '@healzy/ui/patterns/FileImportPanel';

/** The steps that the import of every file has; all others show what was read and ask. */
type ImportStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'reading'; readonly file: File; readonly share: number | null }
  | { readonly kind: 'uploading'; readonly file: File; readonly share: number }
  | { readonly kind: 'storing'; readonly file: File }
  | { readonly kind: 'refused'; readonly file: File; readonly during: 'reading' | 'sending' };

interface ImportTexts<Refused> {
  recognising: string;
  reading: string;
  uploading: string;
  storing: string;
  refusedOf: (step: Refused) => { title: string; text: string };
  detailOf: (file: File) => string;
}

/** What the panel shows at a step of an import. */
export function importStage<Step extends { kind: string }>(
  step: Step & (ImportStep | { readonly file: File }),
  texts: ImportTexts<Extract<Step, { kind: 'refused' }>>,
): FileImportStage {
  const at = step as ImportStep;
  if (at.kind === 'choose') return at;
  const fileName = at.file.name;
  switch (at.kind) {
    case 'reading': {
      const { share } = at;
      return share === null
        ? { kind: 'working', fileName, label: texts.recognising }
        : { kind: 'working', fileName, label: texts.reading, progress: share };
    }
    case 'uploading':
      return { kind: 'working', fileName, label: texts.uploading, progress: at.share };
    case 'storing':
      return { kind: 'working', fileName, label: texts.storing, canCancel: false };
    case 'refused':
      return {
        kind: 'refused',
        fileName,
        ...texts.refusedOf(step as Extract<Step, { kind: 'refused' }>),
      };
    default:
      return { kind: 'preview', fileName, detail: texts.detailOf((step as { file: File }).file) };
  }
}
