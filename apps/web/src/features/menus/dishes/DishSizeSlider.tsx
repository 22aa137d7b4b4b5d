import type { DishSize } from '@healzy/domain/menus';
import { bitesOf, type PlanTargets } from '@healzy/domain/nutritional-plans';
import { Slider } from '@healzy/ui/components/Slider';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuLabels } from '../useMenuLabels.ts';

export interface DishSizeSliderProps {
  name: string;
  /** More than one. */
  sizes: readonly DishSize[];
  size: number;
  targets: Pick<PlanTargets, 'kcalPerBite'>;
  labels: MenuLabels;
  onChange: (size: number) => void;
}

/** Chooses among the sizes that the limits of a dish allow, by their energy. It takes the focus when it appears. */
export function DishSizeSlider({ name, sizes, size, targets, labels, onChange }: DishSizeSliderProps) {
  const { t } = useTranslation('menus');
  const field = useRef<{ focus: () => void }>(null);
  useEffect(() => field.current?.focus(), []);
  const distance = (at: number) => Math.abs((sizes[at]?.size ?? 0) - size);
  const nearest = sizes.reduce((best, _, at) => (distance(at) < distance(best) ? at : best), 0);
  return (
    <Slider
      label={t('dish.sizeOf', { dish: name })}
      min={0}
      max={sizes.length - 1}
      value={nearest}
      formatValue={(at) => {
        const kcal = sizes[at]?.kcal ?? 0;
        return labels.energy(Math.round(kcal), bitesOf(kcal, targets.kcalPerBite));
      }}
      onChange={(at) => onChange(sizes[at]?.size ?? 0)}
      inputRef={field}
    />
  );
}
