import i18next from 'i18next';
import { notify } from '../../../state/notices.ts';

let isSaid = false;

/** Says once that drafts cannot be kept on this device; forms work regardless. */
export function sayDraftsAreNotKept(): void {
  if (isSaid) return;
  isSaid = true;
  notify({
    tone: 'warning',
    text: i18next.t('draft.notKept.title'),
    detail: i18next.t('draft.notKept.text'),
  });
}
