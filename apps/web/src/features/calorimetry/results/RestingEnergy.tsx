import type { Calorimetry, CalorimetryPhaseResult } from '@healzy/api/calorimetry';
import { CALORIMETRY_CONDITIONS, conditionsBelow, isReliableResting } from '@healzy/domain/calorimetry';
import { Card } from '@healzy/ui/components/Card';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { usePhaseName } from '../usePhaseName.ts';
import { elapsedText } from '../elapsed.ts';
import { signed } from '../signed.ts';
import { useFigures } from './useFigures.ts';

/** The energy at rest, whether it can be trusted, and how the cart's own figure compares. */
export function RestingEnergy({ calorimetry, children }: { calorimetry: Calorimetry; children?: ReactNode }) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const figures = useFigures(calorimetry);
  const nameOf = usePhaseName();
  const { results, recording, phases } = calorimetry;
  const resting = results?.resting ?? null;
  const result = results?.phases.find(({ phase }) => phase.kind === resting?.kind);
  if (resting === null || result === undefined) {
    return (
      <Card title={t('resting.title')}>
        <InlineMessage tone="warning">
          {t(recording?.hasVco2 === false ? 'resting.noneVco2' : 'resting.none')}
        </InlineMessage>
      </Card>
    );
  }
  const kcal = formats.number(resting.kcalDay);
  const glass = figures.glassOf('energyKcalDay', [result]);
  const { window } = result;
  const short = conditionsBelow(calorimetry.conditions);
  const below = CALORIMETRY_CONDITIONS.filter(({ id }) => short.includes(id)).map(({ id, unit, least }) =>
    t('resting.belowOne', {
      name: t(`written.${id}`),
      value: `${formats.number(calorimetry.conditions[id])} ${unit}`,
      least: `${least} ${unit}`,
    }),
  );
  return (
    <Card title={t('resting.title')}>
      <Stack gap="md">
        <div>
          <GlassBox
            {...glass}
            figure={t('resting.title')}
            value={`${kcal} ${t('resting.kcal')}`}
            inputs={[
              ...(glass.inputs ?? []),
              {
                name: t('glass.variation'),
                value: `VO₂ ${formats.percent(window?.cvVo2 ?? null, 1)}, VCO₂ ${formats.percent(window?.cvVco2 ?? null, 1)}`,
              },
            ]}
            missing={resting.isSteady ? [] : [t('glass.short')]}
          >
            <Text isNumeric isUnbroken size="xxl" weight="semibold">
              {kcal}
              <Text size="md" tone="muted" weight="regular">
                {`\u00a0${t('resting.kcal')}`}
              </Text>
            </Text>
          </GlassBox>
          {window !== null && (
            <Text as="p" size="sm" tone="muted">
              {t('resting.from', {
                phase: nameOf(result.phase),
                from: elapsedText(window.startS),
                to: elapsedText(window.endS),
              })}
            </Text>
          )}
        </div>
        <Stack gap="xs">
          {phases?.isSaved === false && <InlineMessage tone="info">{t('resting.preview')}</InlineMessage>}
          {isReliableResting(resting) && <InlineMessage tone="success">{t('resting.steady')}</InlineMessage>}
          {!resting.isSteady && <InlineMessage tone="warning">{t('resting.notSteady')}</InlineMessage>}
          {resting.isFarFromPredicted && <InlineMessage tone="warning">{t('resting.far')}</InlineMessage>}
          {below.length > 0 && (
            <InlineMessage tone="warning">
              {t('resting.below', { conditions: formats.list(below) })}
            </InlineMessage>
          )}
          {resting.flags
            // Said above, in more words.
            .filter((flag) => flag !== 'NOT_STEADY_BY_CONSENSUS')
            .map((flag) => (
              <InlineMessage key={flag} tone="warning">
                {t(`flag.${flag}`)}
              </InlineMessage>
            ))}
        </Stack>
        <CartBeside result={result} calorimetry={calorimetry} />
        {children}
      </Stack>
    </Card>
  );
}

/** The cart's own energy, by which equation, and what is left of the difference. */
function CartBeside({ result, calorimetry }: { result: CalorimetryPhaseResult; calorimetry: Calorimetry }) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const { cart } = result;
  if (cart === null) return null;
  const { cartKcalDay, equation, byItsEquation, differenceKcalDay } = cart;
  const values = { cart: formats.number(cartKcalDay), equation: t(`equation.${equation}`) };
  const substrates = calorimetry.recording?.cart.substrates ?? null;
  return (
    <Stack gap="xs">
      <Text weight="medium">{t('cart.title')}</Text>
      <Text as="p" isProse>
        {differenceKcalDay === null
          ? t('cart.textOnly', values)
          : t('cart.text', { ...values, difference: signed(differenceKcalDay, formats.number) })}
        {byItsEquation !== null && ` ${t('cart.byIts', { kcal: formats.number(byItsEquation) })}`}
      </Text>
      {substrates !== null && (
        <Text as="p" size="sm" tone="muted">
          {substrates === 'UNKNOWN'
            ? t('cart.substratesUnknown')
            : t('cart.substrates', { name: substrates.replaceAll('_', ' ') })}
        </Text>
      )}
    </Stack>
  );
}
