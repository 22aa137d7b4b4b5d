import type { CgmFoodResponse } from '@healzy/api/cgm/events';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useGlucoseChange } from '../../cgm/useGlucoseChange.ts';

/** How this patient's glucose responded to meals with a food: three measured ones or more, with the date of the last. */
export function FoodResponseMark({ food, response }: { food: string; response: CgmFoodResponse }) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const glucose = useGlucoseChange();
  const { repeats, alone, area, rise, lastAt, isOld, cutOff } = response;
  const risen = cutOff > 0 ? t('responses.atLeast', { value: glucose.change(rise) }) : glucose.change(rise);
  const day = formats.date(lastAt);
  const areaOf = (value: number) => `${glucose.area(value)}\u00a0${glucose.areaUnit}`;
  return (
    <GlassBox
      figure={t('responses.figure', { food })}
      value={risen}
      formula={t('responses.formula')}
      sources={[{ name: 'Wolever 1991', href: 'https://doi.org/10.1093/ajcn/54.5.846' }]}
      inputs={[
        { name: t('responses.repeats'), value: formats.number(repeats) },
        { name: t('responses.alone'), value: formats.number(alone) },
        { name: t('responses.area'), value: areaOf(area.median) },
        {
          name: t('responses.interval'),
          value: `${glucose.area(area.low)}\u2060–\u2060${areaOf(area.high)} (${formats.percent(area.confidencePercent)})`,
        },
        { name: t('responses.last'), value: day },
      ]}
      missing={[
        ...(alone < repeats ? [t('responses.notAlone')] : []),
        ...(isOld ? [t('responses.oldLong', { day })] : []),
      ]}
    >
      <Text size="sm" tone="muted" isNumeric>
        {t(isOld ? 'responses.markOld' : 'responses.mark', { rise: risen, day })}
      </Text>
    </GlassBox>
  );
}
