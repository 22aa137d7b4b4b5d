import i18next from 'i18next';
import type messages from '../../locales/es/appointments.json';

type NamedZone = keyof (typeof messages)['places'];

const isNamed = (zone: string): zone is NamedZone => i18next.exists(`appointments:places.${zone}`);

/**
 * The place that a zone is named after, translated where the language has its own name for it.
 * @example placeOfZone('America/Argentina/Buenos_Aires') // 'Buenos Aires'
 * @example placeOfZone('Atlantic/Canary') // 'Canarias' in Spanish
 */
export const placeOfZone = (zone: string): string =>
  isNamed(zone)
    ? i18next.t(`places.${zone}`, { ns: 'appointments' })
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
