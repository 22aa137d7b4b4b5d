import type { SortedRow } from '@healzy/domain/patients/imports';
import enScreen from '../../../../../web/src/locales/en/patient-imports.json';
import enCard from '../../../../../web/src/locales/en/patients.json';
import esScreen from '../../../../../web/src/locales/es/patient-imports.json';
import esCard from '../../../../../web/src/locales/es/patients.json';
import { translator } from '../../../platform/messages.ts';
import en from '../locales/en.json';
import es from '../locales/es.json';

/** The messages of the file of skipped rows. */
export const translate = translator({
  es: {
    ...esScreen,
    import: { ...es.import, field: { ...esCard.form, ...esScreen.field, ...es.import.field } },
  },
  en: {
    ...enScreen,
    import: { ...en.import, field: { ...enCard.form, ...enScreen.field, ...en.import.field } },
  },
});

type Code = keyof typeof es.import.code;

/** An unknown code is reported as none of the options. */
const knownCode = (code: string): Code =>
  Object.hasOwn(es.import.code, code) ? (code as Code) : 'OPTION_INVALID';

/** Why a row was skipped. */
export function reasonOf(
  { kind, wrong, otherRow }: Pick<SortedRow, 'kind' | 'wrong' | 'otherRow'>,
  t: ReturnType<typeof translate>,
): string {
  switch (kind) {
    case 'READY':
      return '';
    case 'TAKEN':
      return t('review.takenBy');
    case 'REPEATED':
      return otherRow === null ? t('import.repeated') : t('review.repeatedRow', { row: otherRow });
    case 'ALIKE':
      return otherRow === null ? t('import.alike') : t('import.alikeRow', { row: otherRow });
    default:
      return wrong
        .map(({ field, code }) =>
          [t(`import.field.${field}`), t(`import.code.${knownCode(code)}`)].join(': '),
        )
        .join(' · ');
  }
}
