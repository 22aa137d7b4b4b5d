import { Button } from '@healzy/ui/components/Button';
import { Inline } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';

/** Navigation between steps. */
export interface StepMoves {
  isSaving: boolean;
  onBack?: () => void;
  onNext: () => void;
}

export function StepButtons({ onBack }: Pick<StepMoves, 'onBack'>) {
  const { t } = useTranslation('patient-data');
  return (
    <Inline justify="space-between" isWrapping={false}>
      {onBack ? (
        <Button intent="quiet" onPress={onBack}>
          {t('intake.page.back')}
        </Button>
      ) : (
        <span />
      )}
      <Button intent="primary" type="submit">
        {t('intake.page.next')}
      </Button>
    </Inline>
  );
}
