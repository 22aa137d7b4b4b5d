import { type Calorimetry, useUndoCalorimetryInPlan, useUseCalorimetryInPlan } from '@healzy/api/calorimetry';
import { isReliableResting, isUsableResting } from '@healzy/domain/calorimetry';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';
import { notifySuccess, report, tellFailed } from '../../../app/messages.ts';

/** Lets the patient's energy and plans use the measured one, and takes it back in one step. */
export function UseInPlan({
  calorimetry,
  zone,
  canEdit,
}: {
  calorimetry: Calorimetry;
  zone: string;
  canEdit: boolean;
}) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const use = useUseCalorimetryInPlan();
  const undo = useUndoCalorimetryInPlan();
  const { medicalTestId, version, planUse, results, phases } = calorimetry;
  const take = async () => {
    try {
      const used = await use.mutateAsync({ medicalTestId, version });
      const back = { medicalTestId, version: used.version };
      notifySuccess(
        'calorimetryPlan.use',
        {},
        {
          undo: {
            of: `calorimetry/${medicalTestId}`,
            run: () => void report('calorimetryPlan.undo', undo.mutateAsync(back)),
          },
        },
      );
    } catch (error) {
      tellFailed('calorimetryPlan.use', error);
    }
  };
  const resting = results?.resting ?? null;
  const isUsable = resting !== null && isUsableResting(resting);
  if (planUse !== null) {
    const { kcalDay, equation, on, isCurrent, differs, signature } = planUse;
    return (
      <Banner
        tone={isCurrent && !differs ? 'success' : 'info'}
        title={t('plan.used', {
          kcal: formats.number(kcalDay),
          equation: t(`equation.${equation}`),
          day: formats.day(on),
        })}
        actions={
          canEdit && (
            <Inline gap="xs">
              {differs && isUsable && (
                <Button size="small" isPending={use.isPending} onPress={() => void take()}>
                  {t('plan.useAgain')}
                </Button>
              )}
              <Button
                size="small"
                isPending={undo.isPending}
                onPress={() =>
                  void report('calorimetryPlan.undo', undo.mutateAsync({ medicalTestId, version }))
                }
              >
                {t('plan.undo')}
              </Button>
            </Inline>
          )
        }
      >
        <Text as="p" size="sm">
          {t('plan.usedBy', { name: fullName(signature), when: formats.dateTime(signature.at, zone) })}
        </Text>
        {!isCurrent && <Text as="p">{t('plan.notCurrent')}</Text>}
        {differs && <Text as="p">{t('plan.differs')}</Text>}
      </Banner>
    );
  }
  if (!canEdit || !isUsable || phases?.isSaved !== true) return null;
  const isDoubtful = !isReliableResting(resting);
  return (
    <Stack gap="xs">
      <Text as="p" size="sm" tone="muted">
        {t('plan.useText')}
        {isDoubtful && ` ${t('plan.doubtful')}`}
      </Text>
      <Inline>
        <Button intent="primary" icon={ClipboardCheck} isPending={use.isPending} onPress={() => void take()}>
          {t('plan.use')}
        </Button>
      </Inline>
    </Stack>
  );
}
