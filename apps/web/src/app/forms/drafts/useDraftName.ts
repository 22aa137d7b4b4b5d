import { useTranslation } from 'react-i18next';
import type { DraftForm } from '../../module.ts';

/** The display name of a draft: «Ficha · Beatriz Ibáñez Luna». */
export function useDraftName(): (draft: { form: DraftForm; subject: string | null }) => string {
  const { t } = useTranslation('app');
  return ({ form, subject }) => {
    if (subject === null) return t(`draft.form.${form}`);
    const name = t(`draft.of.${form}`);
    return `${name} · ${subject}`;
  };
}
