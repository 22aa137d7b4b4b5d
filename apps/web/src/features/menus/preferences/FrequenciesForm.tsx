import {
  CHANGEABLE_KINDS,
  frequencyChangesSchema,
  publishedFrequency,
  type ChangeableKind,
  type FrequencyChange,
  type OwnFrequency,
} from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { List } from '@healzy/ui/components/List';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { Pencil } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormats } from '../../../app/formats.ts';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { FrequencyFields, type TypedFrequency } from './FrequencyFields.tsx';
import { useFrequencyWords } from './useFrequencyWords.ts';

export interface TypedFrequencies {
  frequencies: TypedFrequency[];
}
export interface ReadFrequencies {
  frequencies: FrequencyChange[];
}
const rules = z.object({ frequencies: frequencyChangesSchema }) as unknown as z.ZodType<
  ReadFrequencies,
  TypedFrequencies
>;

interface FrequenciesFormProps extends SavedFormSource<TypedFrequencies, ReadFrequencies> {
  /** What the patient's restrictions and the plan's day change of what is published. */
  ownOf: (kind: ChangeableKind) => OwnFrequency | null;
}

/** Where a plan does not follow what is recommended: one kind of food after the other, each beginning with that. */
export function FrequenciesForm({ ownOf, ...source }: FrequenciesFormProps) {
  const { t } = useTranslation('food-preferences');
  const formats = useFormats();
  const words = useFrequencyWords();
  const form = useSavedForm<TypedFrequencies, ReadFrequencies>({
    ...source,
    rules,
    names: { frequencies: t('frequencies.title') },
    translate: (_field, value) => {
      if (!Array.isArray(value)) return null;
      const read = frequencyChangesSchema.safeParse(value);
      const all = read.success ? read.data : [];
      return formats.list(all.map((each) => `${words.kind(each.kind)}: ${words.said(each)}`));
    },
  });
  const { frequencies } = useWatch({ control: form.control }) as TypedFrequencies;
  const set = (next: readonly TypedFrequency[]): void =>
    form.methods.setValue('frequencies', [...next], {
      shouldDirty: true,
      shouldValidate: form.methods.formState.isSubmitted,
    });
  const others = CHANGEABLE_KINDS.filter((kind) => !frequencies.some((each) => each.kind === kind));
  const begin = (kind: FrequencyChange['kind']): void => {
    const { least, most } = ownOf(kind) ?? publishedFrequency(kind);
    set([...frequencies, { kind, least, most }]);
  };
  return (
    <SavedForm form={form}>
      <Text as="p" tone="muted">
        {t('frequencies.text')} {t('frequencies.firm')}
      </Text>
      <Stack as="section" gap="sm" aria-label={t('frequencies.changed')}>
        <Heading level={3}>{t('frequencies.changed')}</Heading>
        {frequencies.length === 0 ? (
          <Text tone="muted">{t('frequencies.noneChanged')}</Text>
        ) : (
          <Stack as="ul" gap="md" aria-label={t('frequencies.changed')}>
            {frequencies.map((each, at) => (
              <FrequencyFields
                key={each.kind}
                frequency={each}
                own={ownOf(each.kind)}
                onChange={(next) => set(frequencies.with(at, next))}
                onRestore={() => set(frequencies.filter((one) => one !== each))}
              />
            ))}
          </Stack>
        )}
      </Stack>
      <Stack as="section" gap="sm" aria-label={t('frequencies.published')}>
        <Heading level={3}>{t('frequencies.published')}</Heading>
        <List
          label={t('frequencies.published')}
          empty={<Text tone="muted">{t('frequencies.allChanged')}</Text>}
          hasLongLabels
          items={others.map((kind) => ({
            id: kind,
            title: words.kind(kind),
            meta: words.usual(kind, ownOf(kind)),
            actions: (
              <Button
                intent="quiet"
                size="small"
                icon={Pencil}
                aria-label={t('frequencies.changeOne', { kind: words.kind(kind) })}
                onPress={() => begin(kind)}
              >
                {t('change')}
              </Button>
            ),
          }))}
        />
      </Stack>
    </SavedForm>
  );
}
