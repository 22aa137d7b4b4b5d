import { FOLLOW_UP_DUES, FOLLOW_UP_TYPES } from '@healzy/domain/follow-up-plans';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { FiltersBar } from '@healzy/ui/patterns/FiltersBar';
import { Grid, Stack } from '@healzy/ui/primitives';
import { ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { given } from '../../../app/given.ts';
import { chosenOf, idsOf, type ListDefinition, oneId, oneOf } from '../../../app/lists/list-address.ts';
import { useListAddress } from '../../../app/lists/useListAddress.ts';
import { useRoles } from '../../../state/account.ts';
import { useSpecialistOptions } from '../../patients/useSpecialistOptions.ts';
import { BoardColumn } from './BoardColumn.tsx';

const BOARD: ListDefinition = { filters: { type: oneOf(FOLLOW_UP_TYPES), specialist: oneId } };

/** `/follow-ups`: all running follow-up plans of the account, by when their next step is due. */
export function FollowUpBoardScreen() {
  const { t } = useTranslation(['follow-up-board', 'follow-up-plans']);
  const list = useListAddress(BOARD);
  const { options } = useSpecialistOptions();
  const roles = useRoles();
  const query = given({
    type: chosenOf(list.filters.type, FOLLOW_UP_TYPES)[0],
    professionalId: idsOf(list.filters.specialist)[0],
  });
  return (
    <AppScreen
      title={t('title')}
      primaryAction={
        may('updateFollowUpTemplateStep', roles) && (
          <Button icon={ListOrdered} href="/follow-up-templates">
            {t('templates')}
          </Button>
        )
      }
    >
      <Stack gap="lg">
        <FiltersBar
          filters={[
            {
              kind: 'choice',
              selectionMode: 'single',
              id: 'type',
              label: t('follow-up-plans:field.type'),
              options: FOLLOW_UP_TYPES.map((id) => ({ id, label: t(`follow-up-plans:type.${id}`) })),
            },
            { kind: 'choice', selectionMode: 'single', id: 'specialist', label: t('nextBy'), options },
          ]}
          values={list.filters}
          onChange={list.filter}
        />
        <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} gap="lg">
          {FOLLOW_UP_DUES.map((due) => (
            <BoardColumn key={due} due={due} query={query} seesAllSteps={may('updateFollowUpPlan', roles)} />
          ))}
        </Grid>
      </Stack>
    </AppScreen>
  );
}
