import { useDashboard } from '@healzy/api/dashboard';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Grid, Heading, Inline, Stack, Text } from '@healzy/ui/primitives';
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
import { useFormats } from '../../app/formats.ts';
import { useIsDesktop } from '../../app/useIsDesktop.ts';
import { DashboardFigures } from './DashboardFigures.tsx';
import { PERIOD_CHOICES, type PeriodChoice, periodOf } from './period.ts';
import { useSetup } from './useSetup.ts';
import { TodayCard, useVisitsOfToday } from './TodayCard.tsx';
import { TodayLine } from './TodayLine.tsx';
import { useOpenLines, WorklistCard } from './WorklistCard.tsx';

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
  const formats = useFormats();
  const isDesktop = useIsDesktop();
  const accountId = useCurrentAccountId();
  // Who receives no patients asks how the clinic is doing.
  const isEvolutionOpen = !useRoles().includes('SPECIALIST');
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
          {!isDesktop && <TodayLine />}
          {/* By the width of the window, as the number of lines is. */}
          <Grid columns={{ phone: 1, desktop: 2 }} gap="lg" align="start">
            <WorklistCard key={accountId} />
            {hasLines && <TodayCard key={accountId} zone={data.zone} />}
          </Grid>
          {hasLines && hasVisits && (
            <Stack as="section" gap="sm" aria-label={t('figures')}>
              <Inline justify="space-between" align="center">
                <Stack gap="none">
                  <Heading level={2} size="md">
                    {t('figures')}
                  </Heading>
                  <Text as="p" size="sm" tone="muted">
                    {t('figuresText', { from: formats.day(data.from), to: formats.day(data.to) })}
                  </Text>
                </Stack>
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
              <DashboardFigures dashboard={data} isEvolutionOpen={isEvolutionOpen} />
            </Stack>
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
