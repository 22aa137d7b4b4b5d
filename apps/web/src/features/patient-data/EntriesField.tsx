import { MAX_ENTRIES, type EntryField, type EntryFieldId } from '@healzy/domain/patient-data';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Select } from '@healzy/ui/components/Select';
import { TextField } from '@healzy/ui/components/TextField';
import { Box, Grid, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AnswersControl, type QuestionProps, useAnswer } from './useAnswer.ts';
import { useQuestionLabels } from './useQuestionLabels.ts';

/** A list of rows, such as medicines with their dose: rows are added, filled in and removed. */
export function EntriesField({ control, question }: QuestionProps<'entries'>) {
  const { t } = useTranslation('patient-data');
  const labels = useQuestionLabels();
  const { fields: rows, append, remove } = useFieldArray({ control, name: question.id });
  const id = useId();
  const label = labels.question(question.id);
  const hint = labels.hint(question.id);
  const empty = Object.fromEntries(question.fields.map((field) => [field.id, null]));
  const isFull = rows.length >= MAX_ENTRIES;
  return (
    <Stack gap="md" role="group" aria-labelledby={id}>
      <Stack gap="xxs">
        <Text id={id} weight="medium">
          {label}
        </Text>
        {hint !== undefined && (
          <Text tone="muted" size="xs">
            {hint}
          </Text>
        )}
      </Stack>
      {rows.map((row, index) => {
        const name = t('entries.row', { question: label, number: index + 1 });
        return (
          <Inline key={row.id} align="end" isWrapping={false} role="group" aria-label={name}>
            <Box flexGrow={1} minWidth="zero">
              <Grid columns={{ phone: 1, tablet: question.fields.length === 2 ? 2 : 3 }} gap="sm">
                {question.fields.map((field) => (
                  <EntryCell
                    key={field.id}
                    control={control}
                    name={`${question.id}.${index}.${field.id}`}
                    field={field}
                    label={labels.columnName(question.id, field.id as EntryFieldId)}
                  />
                ))}
              </Grid>
            </Box>
            <IconButton
              icon={Trash2}
              intent="quiet"
              label={t('entries.remove', { question: label, number: index + 1 })}
              onPress={() => remove(index)}
            />
          </Inline>
        );
      })}
      <Inline>
        <Button
          size="small"
          icon={Plus}
          isDisabled={isFull}
          onPress={() =>
            append(empty, { focusName: `${question.id}.${rows.length}.${question.fields[0]?.id ?? ''}` })
          }
        >
          {labels.addRow(question.id)}
        </Button>
        {isFull && <Text tone="muted">{t('entries.full', { max: MAX_ENTRIES })}</Text>}
      </Inline>
    </Stack>
  );
}

function EntryCell({
  control,
  name,
  field,
  label,
}: {
  control: AnswersControl;
  name: string;
  field: EntryField;
  label: string;
}) {
  const { t } = useTranslation('app');
  const labels = useQuestionLabels();
  const cell = useAnswer<string | null>(control, name);
  if (field.kind === 'text') return <TextField {...cell} label={label} />;
  return (
    <Select {...cell} label={label} placeholder={t('form.choose')} options={labels.options(field.options)} />
  );
}
