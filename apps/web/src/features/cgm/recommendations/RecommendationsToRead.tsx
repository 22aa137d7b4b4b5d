import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { RecommendationGroup } from './recommendation-groups.ts';

/** Recommendations in their order, for users who may not change them. */
export function RecommendationsToRead({
  groups,
  nameOf,
}: {
  groups: readonly RecommendationGroup[];
  nameOf: (group: RecommendationGroup) => string;
}) {
  const { t } = useTranslation('cgm-recommendations');
  if (groups.every(({ items }) => items.length === 0)) return <Text tone="muted">{t('empty')}</Text>;
  return (
    <Stack gap="md">
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <Stack key={group.id} gap="xs">
            {groups.length > 1 && <Heading level={3}>{nameOf(group)}</Heading>}
            <Stack as="ol" gap="xs">
              {group.items.map(({ id, message, language }, index) => (
                <Text as="li" key={id} lang={language}>
                  {`${index + 1}. ${message}`}
                </Text>
              ))}
            </Stack>
          </Stack>
        ))}
    </Stack>
  );
}
