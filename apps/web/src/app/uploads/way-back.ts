import i18next from 'i18next';
import { notify } from '../../state/notices.ts';
import { goTo } from '../navigation.ts';

/** Where a file was chosen: the address at that moment. */
export const addressNow = (): string => location.pathname + location.search;

interface FarFile {
  readonly name: string;
  /** Where it was chosen. */
  readonly address: string;
}

/** Says, wherever the person is, that a file did not arrive, with a way to where it was chosen. */
export function tellFailedElsewhere({ name, address }: FarFile, why: string): void {
  notify({
    tone: 'critical',
    text: i18next.t('app:uploads.failed', { name }),
    detail: why,
    action: { label: i18next.t('app:uploads.back'), onPress: () => goTo(address) },
    staysOnLeaving: true,
  });
}

/** Says, wherever the person is, that a file goes no further before they have answered something where it was chosen. */
export function tellAskedElsewhere({ name, address }: FarFile): void {
  notify({
    tone: 'warning',
    text: i18next.t('app:uploads.asked', { name }),
    action: { label: i18next.t('app:uploads.back'), onPress: () => goTo(address) },
    staysOnLeaving: true,
  });
}

/** Says, wherever the person is, that a file has arrived and waits where it was chosen. */
export function tellArrivedElsewhere({ name, address }: FarFile): void {
  notify({
    tone: 'success',
    text: i18next.t('app:uploads.arrived', { name }),
    action: { label: i18next.t('app:uploads.back'), onPress: () => goTo(address) },
    staysOnLeaving: true,
  });
}
