import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack } from '@healzy/ui/primitives/Stack';
import { useTranslation } from 'react-i18next';
import { type Clashes as Found, useClashes, type WantedAppointment } from './useClashes.ts';
import { useOverlapSentence } from './useOverlapSentence.ts';

export interface ClashesProps {
  wanted: WantedAppointment | null;
  /** The appointment that is being changed. */
  ownId?: string;
  zone: string;
  /** Whoever would hold it, by name. */
  specialist: string;
}

/** Looks, while a time is being chosen, for what it falls together with, and says so. */
export function Clashes({ wanted, ownId, zone, specialist }: ClashesProps) {
  return <ClashNotes {...useClashes(wanted, ownId ?? null, zone)} zone={zone} specialist={specialist} />;
}

export interface ClashNotesProps extends Found {
  zone: string;
  specialist: string;
}

/**
 * What a chosen time falls together with, in words. It is a warning: both can be meant. The region stands before it has
 * words, or nobody would hear them; without any it takes no room among the fields.
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
