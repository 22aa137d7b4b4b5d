import type { Dashboard, DashboardCard, DashboardCardId } from '@healzy/api/dashboard';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Grid, Inline, Link, Stack, Text, VisuallyHidden } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { LoadingPlace } from '../../app/Loaded.tsx';
import { pathTo } from '../../app/paths.ts';

const DashboardEvolution = lazyPart(
  async () => (await import('./DashboardEvolution.tsx')).DashboardEvolution,
  <LoadingPlace />,
);

/** Links to the patients behind each figure; null where no list can be filtered to them. */
const PLACES: Record<DashboardCardId, string | null> = {
  ACTIVE_PATIENTS: `${pathTo('/patients')}?state=ACTIVE`,
  PATIENTS_WITH_TEST: `${pathTo('/patients')}?test=IN_PROGRESS`,
  NEW_PATIENTS: null,
  PLANS_MADE: null,
  PENDING_CHATS: pathTo('/chats'),
  PATIENTS_WITH_WEARABLE: `${pathTo('/patients')}?wearable=WITH`,
};

export interface DashboardFiguresProps {
  dashboard: Dashboard;
  /** Whether how the patients came and went is unfolded at first. */
  isEvolutionOpen: boolean;
}

/** The patients in figures: one quiet line, each leading to those behind it, and below it who came and who left. */
export function DashboardFigures({ dashboard, isEvolutionOpen }: DashboardFiguresProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const [isOpen, setOpen] = useState(isEvolutionOpen);
  const { recurrent, new: fresh, canceled } = dashboard.evolution;
  return (
    <Stack gap="sm">
      <Grid as="ul" minItem="sm" gap="md">
        {dashboard.cards.map((card) => (
          <Figure key={card.id} card={card} since={dashboard.from} />
        ))}
      </Grid>
      <Disclosure
        isExpanded={isOpen}
        onExpandedChange={setOpen}
        title={t('evolution.open', {
          recurrent: formats.number(recurrent),
          fresh: formats.number(fresh),
          canceled: formats.number(canceled),
        })}
      >
        {/* The code of a chart is fetched by those who look at it. */}
        {isOpen && <DashboardEvolution dashboard={dashboard} />}
      </Disclosure>
    </Stack>
  );
}

function Figure({ card: { id, value, before }, since }: { card: DashboardCard; since: string }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const place = PLACES[id];
  const label = t(`cards.${id}.label`);
  return (
    <li>
      <Stack gap="none">
        <Inline gap="xs" align="baseline" isWrapping={false}>
          <Text size="lg" weight="semibold" isNumeric>
            {formats.number(value)}
          </Text>
          {before === null ? (
            // The period that stands above the figures is not that of this one.
            <Text size="xs" tone="muted">
              {t('trend.now')}
            </Text>
          ) : (
            <Change id={id} change={value - before} since={since} />
          )}
        </Inline>
        <Text size="sm" tone="muted">
          {place === null ? (
            label
          ) : (
            <Link href={place} look="quiet" aria-label={`${label}: ${t(`cards.${id}.open`)}`}>
              {label}
            </Link>
          )}
        </Text>
      </Stack>
    </li>
  );
}

/** A sign and a number for the eye; a sentence for who listens, or rests on it. */
function Change({ id, change, since }: { id: DashboardCardId; change: number; since: string }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  const amount = `${sign}${formats.number(Math.abs(change))}`;
  const sentence = t(id === 'ACTIVE_PATIENTS' ? 'trend.since' : 'trend.previous', {
    amount,
    day: formats.day(since),
  });
  return (
    <Text size="xs" tone="muted" isNumeric title={sentence}>
      <span aria-hidden>{amount}</span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </Text>
  );
}
