import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { type Clashes as Found, useClashes, type WantedAppointment } from './useClashes.ts';
import { useOverlapSentence } from './useOverlapSentence.ts';

export interface ClashesProps {
  wanted: WantedAppointment | null;
  /** The appointment being changed. */
  ownId?: string;
  zone: string;
  /** The name of the specialist who would hold it. */
  specialist: string;
}

/** Looks up the conflicts of a time while it is being chosen, and shows them. */
export function Clashes({ wanted, ownId, zone, specialist }: ClashesProps) {
  return <ClashNotes {...useClashes(wanted, ownId ?? null, zone)} zone={zone} specialist={specialist} />;
}

export interface ClashNotesProps extends Found {
  zone: string;
  specialist: string;
}

/**
 * The conflicts of a chosen time as text. They are warnings: both may be intended. The live region is mounted before it
 * has text, or screen readers would not announce it; while empty it takes no space among the fields.
 */
export function ClashNotes({ overlaps, outside, zone, specialist }: ClashNotesProps) {
  const { t } = useTranslation('appointments');
  const sentenceOf = useOverlapSentence(zone);
  const isEmpty = overlaps.length === 0 && outside === null;
  const hours = outside?.map(({ from, to }) => t('hours.span', { from, to })).join(', ');
  return (
    <Stack gap="xs" role="status" position={isEmpty ? 'absolute' : 'static'}>
      {outside !== null && (
        <InlineMessage tone="warning">
          {hours ? t('clash.outside', { specialist, hours }) : t('clash.freeDay', { specialist })}
        </InlineMessage>
      )}
      {overlaps.map((overlap) => (
        <InlineMessage key={overlap.id} tone="warning">
          {sentenceOf(overlap)}
        </InlineMessage>
      ))}
    </Stack>
  );
}
