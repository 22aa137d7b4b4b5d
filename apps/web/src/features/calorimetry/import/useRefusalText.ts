import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { sentenceFor } from '../../../app/sentences.ts';
import type { CartRefusal } from './import-steps.ts';

/** Why a file was refused: the sentence of the specification, then where, what was expected there and what was found. */
export function useRefusalText() {
  const { t } = useTranslation('calorimetry-import');
  const formats = useFormats();
  const nameOf = (id: string): string => {
    if (id === 'COLUMNS') return t('refused.columns');
    const key = `quantity.${id}`;
    return i18next.exists(`calorimetry-import:${key}`) ? t(key as 'quantity.VO2') : id;
  };
  return ({ code, details }: CartRefusal): string => {
    const { row, column, expected = [], missing = [], found, extensions = [] } = details;
    const list = formats.list([...extensions]);
    if (code === 'FILE_EXTENSION') return t('refused.extension', { extensions: list });
    if (code === 'FILE_TYPE' && extensions.length > 0) return t('refused.type', { extensions: list });
    const lines = [sentenceFor(code).replace(/([^.])$/, '$1.')];
    if (code === 'MEASUREMENT003') {
      if (row !== undefined)
        lines.push(column === undefined ? t('refused.row', { row }) : t('refused.place', { row, column }));
      if (missing.length > 0)
        lines.push(t('refused.missing', { missing: formats.list(missing.map(nameOf)) }));
      else if (expected.length > 0)
        lines.push(t('refused.expected', { expected: formats.list(expected.map(nameOf)) }));
      if (found !== undefined && found !== '') lines.push(t('refused.found', { found }));
    }
    return lines.join(' ');
  };
}
