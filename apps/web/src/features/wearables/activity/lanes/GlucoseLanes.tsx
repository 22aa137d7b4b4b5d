import { useApi } from '@healzy/api/runtime';
import { useWearables, wearableDayQuery } from '@healzy/api/wearables';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { ToggleButton } from '@healzy/ui/components/ToggleButton';
import { Inline } from '@healzy/ui/primitives';
import { useQueries } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DayLanesProps } from '../../../../app/module.ts';
import { laneHref } from './lane-href.ts';
import { useLaneRows } from './useLaneRows.tsx';

/**
 * Turns on what wearables and diaries say of the hours of a day's glucose. A single day begins with it: that is the day
 * one wants to explain.
 */
export function GlucoseLanes({ patientId, zone, days, onChange }: DayLanesProps) {
  const { t } = useTranslation('wearables-activity');
  const scope = useApi();
  const navigate = useNavigate();
  const rowsOf = useLaneRows();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isShown = wanted ?? days.length === 1;
  const wearables = useWearables(patientId);
  const hasAny = wearables.data !== undefined && wearables.data.sources.length > 0;
  const queries = useQueries({
    queries: days.map((day) => ({
      ...wearableDayQuery(scope, patientId, { from: day, to: day }),
      enabled: hasAny && isShown,
    })),
    combine: (all) => ({
      lanes: all.map(({ data }) => data),
      isPending: all.some(({ isPending }) => isPending),
      hasFailed: all.some(({ error }) => error !== null),
    }),
  });
  const { lanes } = queries;
  useEffect(() => {
    const rows = new Map(
      isShown
        ? days.flatMap((day, index) => {
            const known = lanes[index];
            return known === undefined ? [] : [[day, rowsOf(known, day, zone)] as const];
          })
        : [],
    );
    onChange({
      rows,
      open: (markId) => {
        const href = laneHref(patientId, markId);
        if (href !== null) void navigate(href);
        return href !== null;
      },
    });
  }, [isShown, days, lanes, rowsOf, zone, patientId, navigate, onChange]);
  if (!hasAny) return null;
  const isEmpty =
    !queries.isPending &&
    !queries.hasFailed &&
    lanes.every((known, index) => known !== undefined && rowsOf(known, days[index] ?? '', zone).length === 0);
  return (
    <Inline gap="sm">
      <ToggleButton
        icon={Activity}
        size="small"
        label={t('lanes.toggle')}
        isSelected={isShown}
        onChange={setWanted}
      />
      {isShown && queries.hasFailed && <InlineMessage tone="warning">{t('lanes.failed')}</InlineMessage>}
      {isShown && isEmpty && <InlineMessage>{t('lanes.nothing')}</InlineMessage>}
    </Inline>
  );
}
