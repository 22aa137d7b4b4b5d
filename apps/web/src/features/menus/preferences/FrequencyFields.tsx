import {
  frequencyChangeSchema,
  type FrequencyChange,
  type OwnFrequency,
} from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Columns, Heading, Inline, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../../app/sentences.ts';
import { useFrequencyWords } from './useFrequencyWords.ts';

/** A frequency as it is typed; null while its field is empty. */
export interface TypedFrequency {
  kind: FrequencyChange['kind'];
  least: number | null;
  most: number | null;
}

/** The code for a field of a frequency that cannot be; undefined where it can. */
const problemOf = (frequency: TypedFrequency, field: 'least' | 'most'): string | undefined =>
  frequencyChangeSchema.safeParse(frequency).error?.issues.find(({ path }) => path[0] === field)?.message;

export interface FrequencyFieldsProps {
  /** What the patient's restrictions and the plan's day change of what is published. */
  own: OwnFrequency | null;
  frequency: TypedFrequency;
  onChange: (frequency: TypedFrequency) => void;
  onRestore: () => void;
}

/** How often a kind of food is eaten in a plan that does not follow what is published. */
export function FrequencyFields({ frequency, own, onChange, onRestore }: FrequencyFieldsProps) {
  const { t } = useTranslation('food-preferences');
  const words = useFrequencyWords();
  const { kind } = frequency;
  const name = words.kind(kind);
  const read = frequencyChangeSchema.safeParse(frequency);
  const warning = read.success ? words.warning(read.data, own) : null;
  const { max, step } = words.limits(kind);
  const unit = words.unit(kind);
  return (
    <Stack as="li" gap="xs">
      <Inline gap="sm" justify="space-between">
        <Heading level={4}>{name}</Heading>
        <Button
          intent="quiet"
          size="small"
          aria-label={t('frequencies.restoreOne', { kind: name })}
          onPress={onRestore}
        >
          {t('frequencies.restore')}
        </Button>
      </Inline>
      <Columns count={2} collapseBelow="phone" gap="sm" align="start">
        <NumberField
          label={t('frequencies.leastOf', { kind: name })}
          unit={unit}
          {...{ min: 0, max, step }}
          value={frequency.least}
          error={fieldSentence(problemOf(frequency, 'least'))}
          onChange={(least) => onChange({ ...frequency, least })}
        />
        <NumberField
          label={t('frequencies.mostOf', { kind: name })}
          hint={t('frequencies.mostHint')}
          unit={unit}
          {...{ min: 0, max, step }}
          value={frequency.most}
          error={fieldSentence(problemOf(frequency, 'most'))}
          onChange={(most) => onChange({ ...frequency, most })}
        />
      </Columns>
      {warning !== null && <InlineMessage tone="warning">{warning}</InlineMessage>}
    </Stack>
  );
}
