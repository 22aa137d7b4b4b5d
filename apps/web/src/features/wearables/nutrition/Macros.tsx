import { type Macro, MacroBar } from '@healzy/ui/charts/MacroBar';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { macroShares } from './macro-shares.ts';
import type { Nutrients } from './useIntakeTexts.ts';

const NAMES = { carbohydrate: 'carbohydrateG', fat: 'fatG', protein: 'proteinG' } as const satisfies Record<
  Macro,
  keyof Nutrients
>;

type Shared = Pick<Nutrients, 'carbohydrateG' | 'fatG' | 'proteinG'>;

/** Shares of the energy; nothing where the diary does not know one of the three. */
export function Macros({
  intake,
  planned = null,
  summary,
}: {
  intake: Shared;
  planned?: Shared | null;
  summary: string;
}) {
  const { t } = useTranslation('wearables-nutrition');
  const frame = useChartFrame('NUTRITION');
  const shares = macroShares(intake);
  const aims = macroShares(planned);
  if (shares === null) return null;
  const of = (macro: Macro) => ({
    name: t(`intake.${NAMES[macro]}`),
    ...shares[macro],
    ...(aims === null ? {} : { target: aims[macro] }),
  });
  return (
    <MacroBar
      title={t('macros.title')}
      headingLevel={2}
      summary={summary}
      {...frame}
      macros={{ carbohydrate: of('carbohydrate'), fat: of('fat'), protein: of('protein') }}
    />
  );
}
