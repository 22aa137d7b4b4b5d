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

const TONES = { failed: 'critical', asked: 'warning', arrived: 'success' } as const;

/** Says, wherever the person is, what became of a file, with a way to where it was chosen. */
function tellElsewhere(what: keyof typeof TONES, { name, address }: FarFile, detail?: string): void {
  notify({
    tone: TONES[what],
    text: i18next.t(`app:uploads.${what}`, { name }),
    ...(detail === undefined ? {} : { detail }),
    action: { label: i18next.t('app:uploads.back'), onPress: () => goTo(address) },
    staysOnLeaving: true,
  });
}

/** It did not arrive. */
export const tellFailedElsewhere = (file: FarFile, why: string): void => tellElsewhere('failed', file, why);

/** It goes no further before the person has answered something where it was chosen. */
export const tellAskedElsewhere = (file: FarFile): void => tellElsewhere('asked', file);

/** It has arrived and waits where it was chosen. */
export const tellArrivedElsewhere = (file: FarFile): void => tellElsewhere('arrived', file);
