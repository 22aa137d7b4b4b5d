import {
  MAX_SPANS,
  type Weekday,
  type WorkingWeek,
  type WorkingWeekInput,
} from '@healzy/domain/appointments';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { TimeField } from '@healzy/ui/components/TimeField';
import { Box, Grid, Inline, Stack, Text } from '@healzy/ui/primitives';
import { CopyPlus, Plus, Trash2 } from 'lucide-react';
import { useContext, useId } from 'react';
import { UnfinishedTextsContext } from '@healzy/ui/forms/unfinishedTexts';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../app/forms/useField.ts';

type HoursForm = UseFormReturn<WorkingWeekInput, unknown, WorkingWeek>;

/** The days to which Monday's hours are copied. */
const LIKE_MONDAY = ['tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** The periods of one day: added, filled in, removed. */
export function WorkingDayFields({ form, day }: { form: HoursForm; day: Weekday }) {
  const { t } = useTranslation('appointments');
  const { fields: spans, append, remove } = useFieldArray({ control: form.control, name: day });
  const id = useId();
  const unfinished = useContext(UnfinishedTextsContext);
  /** Half-typed text is removed together with its row. */
  const forget = (of: Weekday, index: number) => {
    for (const part of ['from', 'to']) unfinished?.write(`${of}.${index}.${part}`, null);
  };
  const name = t(`hours.days.${day}`);
  const repeat = () => {
    for (const other of LIKE_MONDAY) {
      form.getValues(other).forEach((_, index) => forget(other, index));
      form.setValue(
        other,
        form.getValues('monday').map((span) => ({ ...span })),
        { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
      );
    }
  };
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Inline justify="space-between">
        <Inline gap="sm">
          <Text id={id} weight="medium">
            {name}
          </Text>
          {spans.length === 0 && <Text tone="muted">{t('hours.free')}</Text>}
        </Inline>
        <Inline>
          {day === 'monday' && spans.length > 0 && (
            <Button size="small" intent="quiet" icon={CopyPlus} onPress={repeat}>
              {t('hours.repeat')}
            </Button>
          )}
          <IconButton
            icon={Plus}
            size="small"
            label={t('hours.addTo', { day: name })}
            isDisabled={spans.length >= MAX_SPANS}
            onPress={() => append({ from: '', to: '' }, { focusName: `${day}.${spans.length}.from` })}
          />
        </Inline>
      </Inline>
      {spans.length > 0 && (
        <Grid columns={{ phone: 1, tablet: 2 }} gap="sm">
          {spans.map((span, index) => (
            <Inline key={span.id} align="end" isWrapping={false}>
              <Box flexGrow={1} minWidth="zero">
                <Clock form={form} name={`${day}.${index}.from`} label={t('hours.from')} />
              </Box>
              <Box flexGrow={1} minWidth="zero">
                <Clock form={form} name={`${day}.${index}.to`} label={t('hours.to')} />
              </Box>
              <IconButton
                icon={Trash2}
                intent="quiet"
                label={t('hours.remove', { day: name, number: index + 1 })}
                onPress={() => {
                  forget(day, index);
                  remove(index);
                }}
              />
            </Inline>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

interface ClockProps {
  form: HoursForm;
  name: `${Weekday}.${number}.${'from' | 'to'}`;
  label: string;
}

function Clock({ form, name, label }: ClockProps) {
  const { onChange, ...field } = useField(form, name);
  return (
    <TimeField {...field} onChange={(time) => onChange(time ?? '')} label={label} hourCycle={24} isRequired />
  );
}
