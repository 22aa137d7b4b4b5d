import type { TemplateDoubt } from '@healzy/domain/menus';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { GroupLabels } from './useGroupLabels.ts';

export interface TemplateDoubtsProps {
  doubts: readonly TemplateDoubt[];
  groupLabels: Pick<GroupLabels, 'choice'>;
}

/** Why a template does not suit the patient, meal by meal: what it asks for and they cannot have. */
export function TemplateDoubts({ doubts, groupLabels }: TemplateDoubtsProps) {
  const { t } = useTranslation(['menus', 'foods', 'food-meanings']);
  const formats = useFormats();
  if (doubts.length === 0) return null;
  return (
    <Stack gap="xxs">
      {doubts.map(({ meal, group, restrictions, isUnwanted }, at) => {
        const why = [
          ...restrictions.map((one) => t(`food-meanings:breaks.${one}`)),
          ...(isUnwanted ? [t('template.doubt.unwanted')] : []),
        ];
        return (
          <InlineMessage key={at} tone="warning">
            {t('template.doubt.text', {
              meal: t(`foods:meal.${meal}`),
              choice: groupLabels.choice(group),
              why: why.length === 0 ? t('template.doubt.unknown') : formats.list(why),
            })}
          </InlineMessage>
        );
      })}
    </Stack>
  );
}
