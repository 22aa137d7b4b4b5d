import i18next from 'i18next';
import { notify } from '../../../state/notices.ts';

let isSaid = false;

/** Says once that nothing typed is kept on this device; forms work all the same. */
export function sayDraftsAreNotKept(): void {
  if (isSaid) return;
  isSaid = true;
  notify({
    tone: 'warning',
    text: i18next.t('draft.notKept.title'),
    detail: i18next.t('draft.notKept.text'),
  });
}
