import type { Dashboard } from '@healzy/api/dashboard';
import { EvolutionChart } from '@healzy/ui/charts/EvolutionChart';
import { Card } from '@healzy/ui/components/Card';
import { Columns } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useChartFrame } from '../../app/chart-exports.tsx';
import { NewPatients } from './NewPatients.tsx';

/** How the patients came and went in the period, and who came last. */
export function DashboardEvolution({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
      <Card>
        <EvolutionOfPatients dashboard={dashboard} />
      </Card>
      <NewPatients dashboard={dashboard} />
    </Columns>
  );
}

/** Patients who stayed, came and left in each part of the period. */
function EvolutionOfPatients({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { evolution, from, to } = dashboard;
  const short = new Intl.DateTimeFormat(
    formats.locale,
    evolution.step === 'MONTH'
      ? { month: 'short', year: '2-digit', timeZone: 'UTC' }
      : { day: 'numeric', month: 'short', timeZone: 'UTC' },
  );
  return (
    <EvolutionChart
      title={t('evolution.title')}
      headingLevel={4}
      summary={t('evolution.summary', {
        from: formats.day(from),
        to: formats.day(to),
        recurrent: formats.number(evolution.recurrent),
        fresh: formats.number(evolution.new),
        canceled: formats.number(evolution.canceled),
      })}
      {...useChartFrame('EVOLUTION')}
      height={260}
      periods={evolution.parts.map((part) => ({
        id: part.from,
        name: short.format(new Date(`${part.from}T12:00:00Z`)),
        fullName:
          part.from === part.to
            ? formats.day(part.from)
            : t('evolution.part', { from: formats.day(part.from), to: formats.day(part.to) }),
        recurrent: part.recurrent,
        new: part.new,
        cancelled: part.canceled,
      }))}
      labels={{
        instructions: t('evolution.instructions'),
        missing: t('evolution.missing'),
        empty: t('evolution.empty'),
        periodHeader: t(`evolution.step.${evolution.step}`),
        legend: t('evolution.legend'),
        rows: {
          recurrent: t('evolution.recurrent'),
          new: t('evolution.new'),
          cancelled: t('evolution.canceled'),
          net: t('evolution.net'),
        },
      }}
    />
  );
}
