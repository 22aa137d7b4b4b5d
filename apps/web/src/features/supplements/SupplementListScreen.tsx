import { type Supplement, useSupplementPages } from '@healzy/api/supplements';
import { may } from '@healzy/domain/session';
import { SUPPLEMENT_CATEGORIES, SUPPLEMENT_ORIGINS } from '@healzy/domain/supplements';
import { Button } from '@healzy/ui/components/Button';
import type { Filter } from '@healzy/ui/patterns/FiltersBar';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { ListTools } from '../../app/lists/ListTools.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useRoles } from '../../state/account.ts';
import { useLanguage } from '../../state/language.ts';
import { queryOf, SUPPLEMENT_LIST } from './supplement-list.ts';
import { useSupplementColumns } from './useSupplementColumns.tsx';
import { useSupplementLabels } from './useSupplementLabels.ts';

const SupplementDialog = lazyPart(async () => (await import('./SupplementDialog.tsx')).SupplementDialog);

/** `/supplementation`: the catalogue and the supplements of the account. */
export function SupplementListScreen() {
  const { t } = useTranslation(['supplements', 'app']);
  const canCreate = may('createSupplement', useRoles());
  const list = useListAddress(SUPPLEMENT_LIST);
  const labels = useSupplementLabels();
  const [isCreating, setCreating] = useState(false);
  useOpenIntent('supplement', () => setCreating(true));
  const pages = useSupplementPages(queryOf(list, useLanguage()));
  const create = canCreate && (
    <Button intent="primary" icon={Plus} onPress={() => setCreating(true)}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <AppScreen title={t('title')} primaryAction={create || undefined}>
        <ListTable<Supplement>
          pages={pages}
          columns={useSupplementColumns()}
          getRowId={({ id }) => id}
          getRowHref={({ id }) => pathTo('/supplementation/:supplementId', { supplementId: id })}
          list={list}
          toolbar={
            <ListTools list={list} search={t('search')} filters={useFilters()} count={totalOf(pages)} />
          }
          empty={{ pictogram: 'search', title: t('empty.title'), text: t('empty.text'), action: create }}
          noMatch={{ title: t('noMatch.title'), text: t('noMatch.text'), clear: t('noMatch.clear') }}
          labels={{ table: t('title'), rowMenu: labels.name }}
        />
      </AppScreen>
      {canCreate && isCreating && <SupplementDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function useFilters(): Filter[] {
  const { t } = useTranslation('supplements');
  return [
    {
      kind: 'choice',
      id: 'category',
      label: t('field.category'),
      options: SUPPLEMENT_CATEGORIES.map((id) => ({ id, label: t(`category.${id}`) })),
    },
    {
      kind: 'choice',
      selectionMode: 'single',
      id: 'origin',
      label: t('field.origin'),
      options: SUPPLEMENT_ORIGINS.map((id) => ({ id, label: t(`origin.${id}`) })),
    },
  ];
}
