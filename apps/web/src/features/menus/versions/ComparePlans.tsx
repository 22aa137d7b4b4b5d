import { usePlanFigures, type PlanVersion } from '@healzy/api/menus';
import { useNutritionalPlanPages, type NutritionalPlan } from '@healzy/api/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Select } from '@healzy/ui/components/Select';
import { Columns, Inline, Stack } from '@healzy/ui/primitives';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../app/Loaded.tsx';
import { itemsOf } from '../../../app/lists/paged.ts';
import { Comparison } from './Comparison.tsx';
import { useVersionLabels } from './useVersionLabels.ts';
import { sideOf, versionsOfPlan, type SideId } from './version-address.ts';

export interface ComparePlansProps {
  plan: NutritionalPlan;
  versions: readonly PlanVersion[];
  first: SideId;
  second: SideId;
}

const ALL_WEEKS = 'ALL';

/** Two plans of the patient, or versions of this one, chosen and compared. */
export function ComparePlans({ plan, versions, first, second }: ComparePlansProps) {
  const { t } = useTranslation('plan-versions');
  const labels = useVersionLabels();
  const [, setAddress] = useSearchParams();
  const pages = useNutritionalPlanPages(plan.patientId, { limit: 100 });
  const [week, setWeek] = useState(ALL_WEEKS);
  // Here, so that it stays while what is chosen next is loading.
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const others = itemsOf(pages).filter(({ id }) => id !== plan.id);
  const options: { id: SideId; label: string; hint?: string }[] = [
    { id: 'now', label: t('compare.now'), hint: plan.name },
    ...versions.map((version) => ({
      id: sideOf(version),
      label: labels.name(version),
      hint: labels.kept(version),
    })),
    ...others.map(({ id, name }): { id: SideId; label: string; hint: string } => ({
      id: `plan:${id}`,
      label: name,
      hint: t('compare.otherPlan'),
    })),
  ];
  const weeksOf = (side: SideId): number => {
    const version = versions.find((each) => sideOf(each) === side);
    return version?.weeks ?? others.find(({ id }) => `plan:${id}` === side)?.weeks ?? plan.weeks;
  };
  const weeks = Math.min(weeksOf(first), weeksOf(second));
  const chosen = Number(week) <= weeks ? Number(week) : null;
  const asked = (side: SideId) => ({
    planId: side.startsWith('plan:') ? side.slice('plan:'.length) : plan.id,
    query: {
      ...(side.startsWith('version:') ? { planVersionId: side.slice('version:'.length) } : {}),
      ...(chosen === null ? {} : { week: chosen }),
    },
  });
  const [one, other] = [asked(first), asked(second)];
  const figures = [usePlanFigures(one.planId, one.query), usePlanFigures(other.planId, other.query)] as const;
  const [ofFirst, ofSecond] = [figures[0].data, figures[1].data];
  const choose = (sides: { first: SideId; second: SideId }) => setAddress(sides, { replace: true });
  const nameOf = (side: SideId) => options.find(({ id }) => id === side)?.label ?? t('compare.gone');
  return (
    <Stack gap="lg">
      <Stack gap="md">
        <Inline gap="sm">
          <Button href={versionsOfPlan(plan)}>{t('all')}</Button>
          <Button icon={ArrowLeftRight} onPress={() => choose({ first: second, second: first })}>
            {t('compare.turn')}
          </Button>
        </Inline>
        <Columns count={2} gap="md" align="start">
          <Select<SideId>
            label={t('compare.first')}
            placeholder={t('compare.choose')}
            options={options}
            value={first}
            onChange={(id) => id !== null && choose({ first: id, second })}
          />
          <Select<SideId>
            label={t('compare.second')}
            placeholder={t('compare.choose')}
            options={options}
            value={second}
            onChange={(id) => id !== null && choose({ first, second: id })}
          />
        </Columns>
        {weeks > 1 && (
          <Select
            label={t('week.label')}
            placeholder={t('week.label')}
            options={[
              { id: ALL_WEEKS, label: t('week.all') },
              ...Array.from({ length: weeks }, (_, each) => ({
                id: String(each + 1),
                label: t('week.name', { week: each + 1 }),
              })),
            ]}
            value={chosen === null ? ALL_WEEKS : String(chosen)}
            onChange={(id) => setWeek(id ?? ALL_WEEKS)}
          />
        )}
      </Stack>
      <Loaded queries={[pages, ...figures]}>
        {ofFirst && ofSecond && (
          <Comparison
            first={ofFirst}
            second={ofSecond}
            names={{ first: nameOf(first), second: nameOf(second) }}
            isOnlyDifferent={isOnlyDifferent}
            onOnlyDifferent={setOnlyDifferent}
          />
        )}
      </Loaded>
    </Stack>
  );
}
