import type { Dashboard, DashboardCard, DashboardCardId } from '@healzy/api/dashboard';
import { StatCard } from '@healzy/ui/components/StatCard';
import { Columns, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../app/formats.ts';
import { pathTo } from '../../app/paths.ts';

/** Links to the patients behind each figure; null where the list cannot be filtered to them. */
const PLACES: Record<DashboardCardId, string | null> = {
  ACTIVE_PATIENTS: `${pathTo('/patients')}?state=ACTIVE`,
  PATIENTS_WITH_TEST: `${pathTo('/patients')}?test=IN_PROGRESS`,
  NEW_PATIENTS: null,
  PLANS_MADE: null,
  PENDING_CHATS: pathTo('/chats'),
  PATIENTS_WITH_WEARABLE: `${pathTo('/patients')}?wearable=WITH`,
};

const directionOf = (change: number) => (change === 0 ? 'flat' : change > 0 ? 'up' : 'down');

/** The figures, each with its previous value if known. */
export function DashboardCards({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const navigate = useNavigate();
  const trendOf = ({ id, value, before }: DashboardCard) => {
    if (before === null) return undefined;
    const change = value - before;
    const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
    const amount = `${sign}${formats.number(Math.abs(change))}`;
    return {
      direction: directionOf(change),
      label: t(id === 'ACTIVE_PATIENTS' ? 'trend.since' : 'trend.previous', {
        amount,
        day: formats.day(dashboard.from),
      }),
    } as const;
  };
  // The one that matters most comes first; the others are lines beside it.
  const figureOf = (card: DashboardCard, look: 'card' | 'line') => {
    const place = PLACES[card.id];
    return (
      <StatCard
        key={card.id}
        look={look}
        label={t(`cards.${card.id}.label`)}
        value={formats.number(card.value)}
        trend={trendOf(card)}
        hint={card.before === null ? t('trend.now') : undefined}
        {...(place === null
          ? {}
          : { onPress: () => void navigate(place), pressLabel: t(`cards.${card.id}.open`) })}
      />
    );
  };
  const [first, ...others] = dashboard.cards;
  return (
    <Columns count="startWide" collapseBelow="tablet" gap="lg" align="start">
      {first && figureOf(first, 'card')}
      <Stack gap="none">{others.map((card) => figureOf(card, 'line'))}</Stack>
    </Columns>
  );
}
