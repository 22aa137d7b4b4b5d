import {
  type PatientsQuery,
  type PatientViewSettings,
  useExportPatients,
  usePatientTags,
} from '@healzy/api/patients';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Box, Inline } from '@healzy/ui/primitives';
import { Bookmark, Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { testName } from '@healzy/domain/medical-tests';
import { PATIENT_STATES } from '@healzy/domain/patients';
import { may, seesAllPatients } from '@healzy/domain/session';
import { todayIn } from '@healzy/domain/shared';
import type { Filter, FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTools } from '../../app/lists/ListTools.tsx';
import type { ListAddress } from '../../app/lists/useListAddress.ts';
import { useListExport } from '../../app/lists/useListExport.ts';
import { idsOf } from '../../app/lists/list-address.ts';
import { zoneOfDevice } from '../../app/forms/zones.ts';
import { useRoles } from '../../state/account.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { contributedFilters, INTAKE_CHOICES, TEST_CHOICES } from './list-address.ts';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

/** Keeps the menu's place while its code loads: nobody can press it, and nobody is told of it. */
function PlaceOfViews() {
  const { t } = useTranslation('patients');
  return (
    <Box aria-hidden>
      <Button icon={Bookmark} isDisabled>
        {t('views.open')}
      </Button>
    </Box>
  );
}

const PatientViewsMenu = lazyPart(
  async () => (await import('./PatientViewsMenu.tsx')).PatientViewsMenu,
  <PlaceOfViews />,
  'silent',
);

export interface PatientListToolsProps {
  list: Pick<ListAddress, 'typed' | 'setTyped' | 'filters' | 'filter'>;
  total: number | undefined;
  /** The list's query: the exported file has the same rows. */
  query: PatientsQuery;
  settings: PatientViewSettings;
  onChooseView: (settings: PatientViewSettings) => void;
}

/** Above the list: the search, the filters, the saved views, and the export. */
export function PatientListTools({ list, total, query, settings, onChooseView }: PatientListToolsProps) {
  const { t } = useTranslation(['patients', 'app']);
  const file = useListExport('patients.export', useExportPatients());
  // A menu is a fifth of the list's size: it loads after the rows.
  const zone = useOwnZone();
  const [hasAnswered, setAnswered] = useState(total !== undefined);
  if (total !== undefined && !hasAnswered) setAnswered(true);
  const isMenuDue = useDeferredValue(hasAnswered);
  return (
    <ListTools
      list={list}
      search={t('search')}
      filters={usePatientFilters(list.filters, hasAnswered)}
      count={total}
      end={
        <Inline gap="xs">
          {isMenuDue ? <PatientViewsMenu settings={settings} onChoose={onChooseView} /> : <PlaceOfViews />}
          <IconButton
            icon={Download}
            label={t('export')}
            onPress={() =>
              file.save(
                { ...query, columns: [...settings.columns] },
                `${t('fileName')}-${todayIn(zone ?? zoneOfDevice(), serverNow())}`,
              )
            }
            isPending={file.isPending}
            isDisabled={total === 0}
          />
        </Inline>
      }
    />
  );
}

/**
 * The filters of the list. Coupons and tags are those in use. What there is to choose from is asked after the rows, or
 * with them where the address names one, which is shown by its name.
 */
function usePatientFilters(values: FilterValues, hasRows: boolean): readonly Filter[] {
  const { t } = useTranslation(['patients', 'app']);
  const language = useLanguage();
  const roles = useRoles();
  const specialists = useSpecialistOptions({
    enabled: hasRows || values.specialist !== undefined,
  }).options;
  const labels = usePatientTags({ enabled: hasRows }).data;
  // A filter in the address is shown even if no patient has that value any more.
  const inUse = (id: 'tag' | 'coupon', known: readonly { label: string }[] = []) =>
    [...new Set([...known.map(({ label }) => label), ...idsOf(values[id])])].map((label) => ({
      id: label,
      label,
    }));
  const tags = inUse('tag', labels?.tags);
  const coupons = inUse('coupon', labels?.coupons);
  const one = { kind: 'choice', selectionMode: 'single' } as const;
  const filters: (Filter | false)[] = [
    {
      ...one,
      id: 'state',
      label: t('filters.state'),
      options: PATIENT_STATES.map((id) => ({ id, label: t(`state.${id}`) })),
    },
    seesAllPatients(roles) && {
      ...one,
      id: 'specialist',
      label: t('filters.specialist'),
      options: specialists,
    },
    {
      ...one,
      id: 'test',
      label: t('filters.test'),
      options: TEST_CHOICES.map((id) => ({
        id,
        label: id === 'IN_PROGRESS' || id === 'NONE' ? t(`filters.tests.${id}`) : testName(id, language),
      })),
    },
    may('getIntake', roles) && {
      ...one,
      id: 'intake',
      label: t('filters.intake'),
      options: INTAKE_CHOICES.map((id) => ({ id, label: t(`filters.intakes.${id}`) })),
    },
    ...contributedFilters().map(
      ({ id, choices, action }) =>
        may(action, roles) && {
          ...one,
          id,
          label: t(`filters.of.${id}.label`),
          options: choices.map((choice) => ({
            id: choice,
            label: t(`filters.of.${id}.${choice}` as 'filters.of.nutritionalPlan.RUNNING'),
          })),
        },
    ),
    tags.length > 0 && { kind: 'choice', id: 'tag', label: t('filters.tag'), options: tags },
    coupons.length > 0 && { kind: 'choice', id: 'coupon', label: t('filters.coupon'), options: coupons },
  ];
  return filters.filter((filter) => filter !== false);
}
