import {
  ingredientFacts,
  INTAKE_SOURCES,
  type IngredientCode,
  type IntakeLimit,
} from '@healzy/domain/supplements';
import { Link } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useSupplementLabels } from './useSupplementLabels.ts';

/** The published limit of an ingredient with its source, or that there is none. */
export function LimitText({ code, limit }: { code: IngredientCode; limit: IntakeLimit | null }) {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  if (limit === null) return t('noLimit');
  const { title, href } = INTAKE_SOURCES[limit.source];
  return (
    <span>
      {t(`limit.${limit.kind}`, { amount: labels.weight(limit.amount, ingredientFacts(code).unit) })}{' '}
      <Link href={href} target="_blank">
        {title}
      </Link>
    </span>
  );
}
