import type { TimelineEntry } from '@healzy/api/patients';
import type { TimelineEntry as ShownEntry } from '@healzy/ui/components/Timeline';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { contributed } from '../../../app/modules.ts';
import type { TimelineLook } from '../../../app/record-parts.ts';
import { useRoles } from '../../../state/account.ts';
import { fullName } from '../patient-names.ts';
import { placeInRecord } from '../patient-places.ts';
import { recordParts } from '../record-parts.ts';

/** The texts of a patient's timeline entries; instants are shown in `zone`. */
export function useTimelineEntries(
  patientId: string,
  zone: string,
): (entries: readonly TimelineEntry[]) => ShownEntry[] {
  const { t } = useTranslation(['patients', 'app', 'patient-data']);
  const formats = useFormats();
  const roles = useRoles();
  const tools = { t, formats };

  const metaOf = ({ startsAt, people, by }: TimelineEntry, { isPlanned = false }: TimelineLook): string =>
    [
      ...(isPlanned ? [t('timeline.for', { when: formats.dateTime(startsAt, zone) })] : []),
      ...(startsAt !== null && people[0] ? [t('timeline.with', { name: fullName(people[0]) })] : []),
      ...(by ? [t('timeline.by', { name: fullName(by) })] : []),
    ].join(' · ');

  /** The address of the item itself, if it has one, otherwise of its page. */
  const hrefOf = (entry: TimelineEntry, { route, hrefOf: own }: TimelineLook): string | undefined => {
    if (route === undefined) return undefined;
    const page = placeInRecord(typeof route === 'function' ? route(entry) : route, patientId, roles);
    return page === undefined ? undefined : (own?.(entry, page) ?? page);
  };

  return (entries) =>
    entries.map((entry) => {
      const look = contributed(recordParts().timeline, entry.kind);
      const meta = metaOf(entry, look);
      return {
        id: entry.id,
        time: entry.day ?? entry.at,
        title: look.titleOf?.(entry, tools) ?? t(`timeline.kind.${entry.kind}`, { title: entry.title ?? '' }),
        icon: look.icon,
        tone: look.tone,
        href: hrefOf(entry, look),
        ...(meta === '' ? {} : { meta }),
        content: look.contentOf?.(entry, tools),
      };
    });
}
