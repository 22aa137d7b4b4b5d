import { useFollowUpTemplates } from '@healzy/api/follow-up-plans';
import { FOLLOW_UP_TYPES } from '@healzy/domain/follow-up-plans';
import { Tabs } from '@healzy/ui/components/Tabs';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { useCurrentAccountId } from '../../../state/account.ts';
import { TemplateSteps } from './TemplateSteps.tsx';

/** `/follow-up-templates`: the steps with which follow-up plans of each type begin. */
export function FollowUpTemplatesScreen() {
  const { t } = useTranslation(['follow-up-templates', 'follow-up-plans']);
  const accountId = useCurrentAccountId() ?? '';
  const query = useFollowUpTemplates();
  const [parameters] = useSearchParams();
  const type = FOLLOW_UP_TYPES.find((each) => each === parameters.get('type')) ?? FOLLOW_UP_TYPES[0];
  const template = query.data?.items.find((each) => each.type === type);
  return (
    <AppScreen
      title={t('title')}
      width="form"
      queries={[query]}
      tabs={
        <Tabs
          label={t('types')}
          items={FOLLOW_UP_TYPES.map((each) => ({
            href: `/follow-up-templates?type=${each}`,
            label: t(`follow-up-plans:type.${each}`),
            isCurrent: each === type,
          }))}
        />
      }
    >
      {template && (
        <Stack gap="md">
          <Text as="p">{t('text')}</Text>
          <TemplateSteps
            key={`${accountId} ${type}`}
            template={template}
            draftPrefix={`follow-up-templates/${accountId}`}
            onRefused={() => void query.refetch()}
          />
        </Stack>
      )}
    </AppScreen>
  );
}
