import type { WearableImportOptions } from '@healzy/domain/wearables/import';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { ExportQuestion as Asked } from './import-steps.ts';
import { ZoneField } from './ZoneField.tsx';

export interface ExportQuestionProps {
  asked: Asked;
  answer: WearableImportOptions;
  onAnswer: (answer: WearableImportOptions) => void;
}

const CLOCKS = ['LOCAL', 'UTC'] as const;
const DAY_ORDERS = ['DMY', 'MDY'] as const;

/** What a file leaves open. */
export function ExportQuestion({ asked, answer, onAnswer }: ExportQuestionProps) {
  const { t } = useTranslation('wearables-import');
  if (asked.question === 'person')
    return (
      <Stack gap="md">
        <Text as="p">{t('question.people', { count: asked.people.length })}</Text>
        <ComboBox
          label={t('question.person')}
          hint={t('question.personHint')}
          options={asked.people.map((id) => ({ id, label: id }))}
          value={answer.person ?? null}
          onChange={(person) => onAnswer(person === null ? {} : { person })}
        />
      </Stack>
    );
  if (asked.question === 'dayOrder')
    return (
      <Stack gap="md">
        <Text as="p">{t('question.dayOrderText')}</Text>
        <RadioGroup
          label={t('question.dayOrder', { date: asked.date })}
          options={DAY_ORDERS.map((id) => ({ id, label: t(`dayOrder.${id}`) }))}
          value={answer.dayOrder ?? null}
          onChange={(dayOrder) => onAnswer({ dayOrder })}
        />
      </Stack>
    );
  return (
    <Stack gap="md">
      <Text as="p">{t('question.text')}</Text>
      {asked.question === 'zone' ? (
        <ZoneField
          label={t('question.zone')}
          hint={t('question.zoneHint')}
          value={answer.zone ?? null}
          onChange={(zone) => onAnswer(zone === null ? {} : { zone })}
        />
      ) : (
        <RadioGroup
          label={t('question.clock')}
          hint={t('question.clockHint')}
          options={CLOCKS.map((id) => ({ id, label: t(`question.clocks.${id}`) }))}
          value={answer.clock ?? null}
          onChange={(clock) => onAnswer({ clock })}
        />
      )}
    </Stack>
  );
}
