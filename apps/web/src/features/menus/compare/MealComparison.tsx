import type { ComparedMeal, PartChange, ServedPart } from '@healzy/domain/menus';
import { Columns, Heading, Stack, Text, VisuallyHidden } from '@healzy/ui/primitives';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useIsDesktop } from '../../../app/useIsDesktop.ts';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { FigureChanges } from './FigureChanges.tsx';

export interface MealComparisonProps {
  meal: ComparedMeal;
  names: { before: string; after: string };
  labels: MenuLabels;
  foods: MenuFoodIndex;
  level: 4 | 5 | 6;
}

/** A meal as it is and as it would be: each dish beside the one that it becomes, or below it where it is narrow. */
export function MealComparison({ meal, names, labels, foods, level }: MealComparisonProps) {
  const { t } = useTranslation(['menus', 'foods']);
  const isDesktop = useIsDesktop();
  const { at, before, after, parts } = meal;
  const isSameFood = parts.every(({ kind }) => kind === 'KEPT');
  const name = (
    <Stack gap="none">
      <Heading level={level} size="sm">
        {t(`foods:meal.${at.meal}`)}
      </Heading>
      <FigureChanges energy={meal.energy} macros={meal.macros} />
    </Stack>
  );
  const changes = isSameFood ? (
    <Text size="sm">
      {before.name === after.name
        ? t('compare.other')
        : t('compare.name', { before: before.name || '–', after: after.name || '–' })}
    </Text>
  ) : isDesktop ? (
    <Columns gap="sm" align="start">
      <Text size="xs" tone="muted">
        {names.before}
      </Text>
      <Text size="xs" tone="muted">
        {names.after}
      </Text>
      {parts.map((part, index) => (
        <Fragment key={index}>
          <Side part={part.before} figuresAt={before.figuresAt} name={names.before} {...{ labels, foods }} />
          <Side
            part={part.after}
            figuresAt={after.figuresAt}
            name={names.after}
            kind={part.kind}
            {...{ labels, foods }}
          />
        </Fragment>
      ))}
    </Columns>
  ) : (
    <Stack as="ul" gap="xs">
      {parts.map((part, index) => (
        <Stack as="li" key={index} gap="none">
          <StackedChange change={part} meal={meal} {...{ names, labels, foods }} />
        </Stack>
      ))}
    </Stack>
  );
  return (
    <li>
      {isDesktop ? (
        <Columns count="endWide" gap="md" align="start">
          {name}
          {changes}
        </Columns>
      ) : (
        <Stack gap="xs">
          {name}
          {changes}
        </Stack>
      )}
    </li>
  );
}

type Words = Pick<MealComparisonProps, 'labels' | 'foods'>;

/** What a dish or a food is called, and `320 g · 512 kcal`. */
function usePartText({ labels, foods }: Words) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  return (part: ServedPart, figuresAt: string | undefined) => {
    const [food] = part.foods;
    const grams =
      part.dish === null && food
        ? labels.amount(foods.foodOf(food.foodId, figuresAt), food.portions)
        : part.grams === null
          ? null
          : `${formats.number(part.grams)}\u00a0g`;
    const kcal = part.kcal === null ? t('totals.unknown') : `${formats.number(part.kcal)}\u00a0kcal`;
    return {
      name: part.dish ? labels.dish(part.dish) : labels.nameAt(food?.foodId ?? '', figuresAt),
      amount: [grams, kcal].filter(Boolean).join(' · '),
    };
  };
}

interface SideProps extends Words {
  part: ServedPart | null;
  figuresAt: string | undefined;
  name: string;
  /** What it has become. */
  kind?: PartChange['kind'];
}

function Side({ part, figuresAt, name, kind, ...words }: SideProps) {
  const { t } = useTranslation('menus');
  const textOf = usePartText(words);
  const text = part && textOf(part, figuresAt);
  const isQuiet = kind === 'KEPT' || text === null;
  return (
    <Stack gap="none">
      <VisuallyHidden>{name}: </VisuallyHidden>
      {text === null ? (
        <Text tone="muted">{t(kind === undefined ? 'compare.nothing' : 'compare.kind.REMOVED')}</Text>
      ) : (
        <>
          <Text weight={kind !== undefined && !isQuiet ? 'semibold' : 'regular'}>{text.name}</Text>
          <Text size="sm" tone="muted" isNumeric>
            {kind === undefined
              ? text.amount
              : t('compare.amountKind', { amount: text.amount, kind: t(`compare.kind.${kind}`) })}
          </Text>
        </>
      )}
    </Stack>
  );
}

interface StackedChangeProps extends Words {
  change: PartChange;
  meal: ComparedMeal;
  names: MealComparisonProps['names'];
}

function StackedChange({ change, meal, names, ...words }: StackedChangeProps) {
  const { t } = useTranslation('menus');
  const textOf = usePartText(words);
  const was = change.before && textOf(change.before, meal.before.figuresAt);
  const is = change.after && textOf(change.after, meal.after.figuresAt);
  if (was && is && change.kind !== 'REPLACED')
    return (
      <>
        <Text weight={change.kind === 'KEPT' ? 'regular' : 'semibold'}>{is.name}</Text>
        <Text size="sm" tone="muted" isNumeric>
          {t('compare.amountKind', {
            amount:
              change.kind === 'KEPT'
                ? is.amount
                : t('compare.amount', { before: was.amount, after: is.amount }),
            kind: t(`compare.kind.${change.kind}`),
          })}
        </Text>
      </>
    );
  return (
    <>
      {was && (
        <>
          <Text tone="muted">{t('compare.side', { name: names.before, what: was.name })}</Text>
          <Text size="sm" tone="muted" isNumeric>
            {is
              ? was.amount
              : t('compare.amountKind', { amount: was.amount, kind: t('compare.kind.REMOVED') })}
          </Text>
        </>
      )}
      {is && (
        <>
          <Text weight="semibold">{t('compare.side', { name: names.after, what: is.name })}</Text>
          <Text size="sm" tone="muted" isNumeric>
            {t('compare.amountKind', { amount: is.amount, kind: t(`compare.kind.${change.kind}`) })}
          </Text>
        </>
      )}
    </>
  );
}
