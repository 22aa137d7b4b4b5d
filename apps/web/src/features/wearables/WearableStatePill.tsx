import type { WearableState } from '@healzy/api/wearables';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { useSilenceText } from './useSilenceText.ts';

const TONES: Record<WearableState, StatusPillProps['tone']> = {
  CONNECTED: 'success',
  SILENT: 'warning',
  LOST: 'critical',
  FILES: 'info',
  NONE: 'neutral',
};

export interface WearableStatePillProps {
  of: { state: WearableState; silentSince: string | null };
  /** The clock of the patient, where it is known. */
  zone?: string;
}

/** Whether data comes in, and since when it does not. What never delivered is told so: it may not have been set up yet. */
export function WearableStatePill({ of: { state, silentSince }, zone }: WearableStatePillProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  const ownZone = useOwnZone();
  const silenceText = useSilenceText();
  if (state !== 'SILENT' && state !== 'LOST')
    return <StatusPill tone={TONES[state]} label={t(`state.${state}`)} />;
  if (silentSince === null) return <StatusPill tone="warning" label={t('lastNever')} />;
  const since = { ago: silenceText(silentSince), on: formats.date(silentSince, zone ?? ownZone) };
  return <StatusPill tone={TONES[state]} label={t('silence.state', since)} />;
}
