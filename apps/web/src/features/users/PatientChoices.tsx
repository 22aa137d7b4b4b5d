import { Button } from '@healzy/ui/components/Button';
import { SearchField } from '@healzy/ui/components/SearchField';
import { type Option, Select } from '@healzy/ui/components/Select';
import { DataTable, type DataTableSelection } from '@healzy/ui/patterns/DataTable';
import { Box, Grid, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { type Choices, matching, type PatientToReassign, unassigned, withChoice } from './patient-choices.ts';

export interface PatientChoicesProps {
  patients: readonly PatientToReassign[];
  colleagues: readonly Option[];
  choices: Choices;
  onChange: (choices: Choices) => void;
  isDisabled: boolean;
}

const NOTHING: DataTableSelection = { kind: 'these', ids: new Set() };

/** Ticks patients and assigns them to a colleague, some at a time, however many there are. */
export function PatientChoices({ patients, colleagues, choices, onChange, isDisabled }: PatientChoicesProps) {
  const { t } = useTranslation(['users', 'app']);
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<DataTableSelection>(NOTHING);
  const [heir, setHeir] = useState<string | null>(null);
  const shown = matching(patients, search);
  const ticked = patients.filter(({ id }) => selection.ids.has(id) === (selection.kind === 'these'));
  const left = unassigned(patients, choices);
  const nameOf = (id: string | undefined) => colleagues.find((colleague) => colleague.id === id)?.label;
  const total = formats.number(patients.length);
  return (
    <Stack gap="md">
      <Grid columns={{ phone: 1, tablet: 2 }} align="end">
        <Select
          label={t('reassign.assignTo')}
          placeholder={t('app:form.choose')}
          options={colleagues}
          value={heir}
          onChange={setHeir}
          isDisabled={isDisabled}
        />
        <Box paddingBottom="xxs">
          <Button
            isDisabled={isDisabled || heir === null || ticked.length === 0}
            onPress={() => {
              if (heir === null) return;
              onChange(
                withChoice(
                  choices,
                  ticked.map(({ id }) => id),
                  heir,
                ),
              );
              setSelection(NOTHING);
            }}
          >
            {ticked.length === 0 ? t('reassign.assignNone') : t('reassign.assign', { count: ticked.length })}
          </Button>
        </Box>
      </Grid>
      <Stack role="status">
        <Text weight="medium" isNumeric>
          {left === 0
            ? t('reassign.none', { total })
            : t('reassign.left', { count: left, left: formats.number(left), total })}
        </Text>
      </Stack>
      <DataTable<PatientToReassign>
        columns={[
          {
            id: 'name',
            header: t('reassign.patient'),
            width: 'minmax(10rem, 1fr)',
            onCard: 'title',
            isAlwaysShown: true,
            cell: (patient) => patient.name,
          },
          {
            id: 'heir',
            header: t('reassign.heir'),
            width: 'minmax(10rem, 1fr)',
            onCard: 'detail',
            cell: (patient) =>
              nameOf(choices.get(patient.id)) ?? <Text tone="muted">{t('reassign.unassigned')}</Text>,
          },
        ]}
        rows={shown}
        getRowId={(patient) => patient.id}
        total={shown.length}
        maxHeight="20rem"
        density="compact"
        toolbar={
          <SearchField
            label={t('reassign.search')}
            placeholder={t('reassign.search')}
            value={search}
            onChange={(next) => {
              setSearch(next);
              // What is no longer visible must not be assigned unseen.
              setSelection(NOTHING);
            }}
          />
        }
        selecting={{
          value: selection,
          onChange: setSelection,
          labels: {
            row: (patient) => t('reassign.select', { name: patient.name }),
            all: t('reassign.selectAll'),
            count: (count, of) =>
              t('reassign.selected', { count: formats.number(count), total: formats.number(of) }),
            everything: (of) => t('reassign.everything', { total: formats.number(of) }),
            clear: t('reassign.clear'),
            bar: t('reassign.bar'),
          },
        }}
        empty={<Text tone="muted">{t('reassign.noMatch')}</Text>}
        labels={{ table: t('reassign.list'), rowMenu: (patient) => patient.name }}
      />
    </Stack>
  );
}
