import { FOOD_CATEGORIES } from '@healzy/domain/foods';
import { IconButton } from '@healzy/ui/components/IconButton';
import { List } from '@healzy/ui/components/List';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SaidTaste, TasteKind } from './taste-fields.ts';

export interface TasteListProps {
  taste: SaidTaste;
  idsOf: (kind: TasteKind) => readonly string[];
  nameOf: (kind: TasteKind, id: string) => string;
  onChange: (kind: TasteKind, ids: readonly string[]) => void;
}

/** What is liked, or not: whole categories, and foods and dishes by name. */
export function TasteList({ taste, idsOf, nameOf, onChange }: TasteListProps) {
  const { t } = useTranslation(['food-preferences', 'foods']);
  const title = t(`taste.${taste}`);
  const named = (['food', 'dish'] as const).flatMap((kind) => idsOf(kind).map((id) => ({ kind, id })));
  return (
    <Stack as="section" gap="sm" aria-label={title}>
      <Heading level={3}>{title}</Heading>
      <MultiSelect
        label={t(`categories.${taste}`)}
        hint={t(`tasteHint.${taste}`)}
        options={FOOD_CATEGORIES.map((id) => ({ id, label: t(`foods:category.${id}`) }))}
        value={idsOf('category')}
        onChange={(next) => onChange('category', next)}
        countText={(count) => t('categoryCount', { count })}
        chosenLabel={t(`categories.${taste}`)}
      />
      <List
        label={t(`named.${taste}`)}
        empty={<Text tone="muted">{t('none')}</Text>}
        hasLongLabels
        items={named.map(({ kind, id }) => {
          const name = nameOf(kind, id);
          return {
            id: `${kind} ${id}`,
            title: name,
            meta: t(kind),
            actions: (
              <IconButton
                icon={X}
                intent="quiet"
                label={t('remove', { name })}
                onPress={() =>
                  onChange(
                    kind,
                    idsOf(kind).filter((each) => each !== id),
                  )
                }
              />
            ),
          };
        })}
      />
    </Stack>
  );
}
