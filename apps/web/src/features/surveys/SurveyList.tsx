import type { Survey } from '@healzy/api/surveys';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Grid, Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { CopySurveyLink } from './CopySurveyLink.tsx';
import { SURVEY_TONES } from './survey-tones.ts';

export interface SurveyListProps {
  /** Latest first. */
  surveys: readonly Survey[];
  zone: string;
  /** Below the headings around it. */
  level: 2 | 3;
  onRead: (survey: Survey) => void;
  onWithdraw: (survey: Survey) => void;
}

/** Each survey sent: how far it is, and what can be done with it. */
export function SurveyList({ surveys, ...rest }: SurveyListProps) {
  return (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="md">
      {surveys.map((survey) => (
        <SurveyCard key={survey.id} survey={survey} {...rest} />
      ))}
    </Grid>
  );
}

function SurveyCard({
  survey,
  zone,
  level,
  onRead,
  onWithdraw,
}: Omit<SurveyListProps, 'surveys'> & { survey: Survey }) {
  const { t } = useTranslation('surveys');
  const formats = useFormats();
  const { state, link } = survey;
  const told = state === 'OPEN' && survey.openedAt !== null ? 'OPENED' : state;
  const name = t(`kind.${survey.kind}`);
  return (
    <Card title={name} level={level} padding="sm">
      <Stack gap="xs" align="start">
        <Inline gap="sm">
          <StatusPill tone={SURVEY_TONES[state]} label={t(`state.${state}`)} />
          {state === 'ANSWERED' && survey.readAt === null && (
            <StatusPill tone="warning" label={t('unread')} />
          )}
        </Inline>
        <Text size="sm">
          {t(`told.${told}`, {
            answered: formats.dateTime(survey.answeredAt, zone),
            due: formats.day(survey.dueOn),
            expires: formats.date(survey.expiresAt, zone),
            opened: formats.dateTime(survey.openedAt, zone),
          })}
        </Text>
        <Text size="sm" tone="muted">
          {survey.sentTo === null
            ? t('list.copied', { date: formats.date(survey.createdAt, zone) })
            : t('list.mailed', { date: formats.date(survey.createdAt, zone), email: survey.sentTo })}
        </Text>
        <Inline gap="sm">
          {state === 'ANSWERED' && (
            <Button aria-label={t('list.readOf', { survey: name })} onPress={() => onRead(survey)}>
              {t('list.read')}
            </Button>
          )}
          {link !== null && <CopySurveyLink link={link} />}
          {survey.canEdit && (state === 'OPEN' || state === 'EXPIRED') && (
            <Button
              intent="quiet"
              aria-label={t('list.withdrawOf', { survey: name })}
              onPress={() => onWithdraw(survey)}
            >
              {t('list.withdraw')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
