import { useDashboard } from '@healzy/api/dashboard';
import { Card } from '@healzy/ui/components/Card';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Columns, Heading, Inline, Stack } from '@healzy/ui/primitives';
import { Plus, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { useState } from 'react';
import { AppScreen } from '../../app/AppScreen.tsx';
import { awaitsFirstAnswer } from '../../app/first-answer.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { LoadingPlace } from '../../app/Loaded.tsx';
import { useCurrentAccountId, useRoles } from '../../state/account.ts';
import { pathTo } from '../../app/paths.ts';
import { DashboardCards } from './DashboardCards.tsx';
import { NewPatients } from './NewPatients.tsx';
import { PERIOD_CHOICES, type PeriodChoice, periodOf } from './period.ts';
import { useSetup } from './useSetup.ts';
import { TodayCard, useVisitsOfToday } from './TodayCard.tsx';
import { useOpenLines, WorklistCard } from './WorklistCard.tsx';

const DashboardEvolution = lazyPart(
  async () => (await import('./DashboardEvolution.tsx')).DashboardEvolution,
  <LoadingPlace />,
);
// Most clinics are past it.
const SetupCard = lazyPart(async () => (await import('./SetupCard.tsx')).SetupCard, <LoadingPlace />);
const DashboardPeriodBar = lazyPart(
  async () => (await import('./DashboardPeriodBar.tsx')).DashboardPeriodBar,
  null,
  'inline',
);

/** `/`: who needs the user, today's appointments, and how the patients are doing as a group. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const accountId = useCurrentAccountId();
  const [parameters, setParameters] = useSearchParams();
  const { choice, query } = periodOf(parameters);
  const dashboard = useDashboard(query);
  const { data } = dashboard;
  // Nobody knows how many lines there are: what is below a list comes with it, and is not pushed down by it.
  const hasLines = !awaitsFirstAnswer(useOpenLines());
  const hasVisits = !awaitsFirstAnswer(useVisitsOfToday());
  const { setup, isLoading: isSettingUp, dismiss } = useSetup(data);
  const show = (period: Record<string, string>) => setParameters(period, { replace: true });

  return (
    <AppScreen
      title={t('title')}
      queries={[dashboard]}
      empty={
        data !== undefined &&
        !data.hasPatients &&
        !isSettingUp &&
        setup === null && {
          pictogram: 'firstSteps',
          title: t('first.title'),
          text: t('first.text'),
          action: <FirstSteps />,
        }
      }
    >
      {setup && <SetupCard setup={setup} onDismiss={dismiss} />}
      {data?.hasPatients === true && !isSettingUp && (
        <Stack gap="lg">
          <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
            <WorklistCard key={accountId} />
            {hasLines && <TodayCard key={accountId} zone={data.zone} />}
          </Columns>
          {hasLines && hasVisits && (
            <>
              <Stack gap="sm">
                <Inline justify="space-between" align="center">
                  <Heading level={2} size="md">
                    {t('figures')}
                  </Heading>
                  <SegmentedControl<PeriodChoice>
                    label={t('period.label')}
                    value={choice}
                    onChange={(wanted) =>
                      show(
                        wanted === 'custom'
                          ? { period: wanted, from: data.from, to: data.to }
                          : { period: wanted },
                      )
                    }
                    options={PERIOD_CHOICES.map((id) => ({ id, label: t(`period.${id}`) }))}
                  />
                </Inline>
                {choice === 'custom' && (
                  <DashboardPeriodBar
                    dashboard={data}
                    onChange={(period) => show({ period: 'custom', ...period })}
                  />
                )}
                <DashboardCards dashboard={data} />
              </Stack>
              <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
                <Card>
                  <DashboardEvolution dashboard={data} />
                </Card>
                <NewPatients dashboard={data} />
              </Columns>
            </>
          )}
        </Stack>
      )}
    </AppScreen>
  );
}

const CreatePatientDialog = lazyPart(
  async () => (await import('../patients/CreatePatientDialog.tsx')).CreatePatientDialog,
);

/** The first steps of an account: its first patient, and its colleagues. */
function FirstSteps() {
  const { t } = useTranslation('dashboard');
  const roles = useRoles();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <Inline gap="sm" justify="center">
        {may('createPatient', roles) && (
          <Button intent="primary" icon={Plus} onPress={() => setCreating(true)}>
            {t('first.patient')}
          </Button>
        )}
        {may('createUser', roles) && (
          <Button icon={UserPlus} href={pathTo('/users')}>
            {t('first.colleague')}
          </Button>
        )}
      </Inline>
      {isCreating && <CreatePatientDialog onClose={() => setCreating(false)} />}
    </>
  );
}
