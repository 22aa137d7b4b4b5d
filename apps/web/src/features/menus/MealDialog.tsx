import type { FoodRestriction } from '@healzy/domain/foods';
import {
  checkMealName,
  MEAL_NAME_LENGTH,
  type MenuEdit,
  type MealPosition,
  type MenuMeal,
} from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Switch } from '@healzy/ui/components/Switch';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Skeleton, Stack, Text } from '@healzy/ui/primitives';
import { ClipboardPaste, Copy, WandSparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { FoodPicker } from './FoodPicker.tsx';
import { MealFoods } from './MealFoods.tsx';
import { suitabilityOf, type MenuFoodIndex } from './menu-foods.ts';
import { mealFigures } from './plan-menus.ts';
import type { MenuLabels } from './useMenuLabels.ts';

const AddDish = lazyPart(
  async () => {
    const [{ AddDish: Part }] = await Promise.all([import('./dishes/AddDish.tsx'), loadWords(['dishes'])]);
    return Part;
  },
  <Skeleton shape="block" height={240} />,
);
// What a plate usually has of each food of the catalogue is much, and the meal can be read meanwhile.
const MealOddities = lazyPart(async () => (await import('./MealOddities.tsx')).MealOddities);

export interface MealDialogProps {
  at: MealPosition;
  meal: MenuMeal;
  targets: PlanTargets;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  restrictions: readonly FoodRestriction[];
  canEdit: boolean;
  onEdit: (edit: MenuEdit) => void;
  onFill: () => void;
  onCopy: () => void;
  /** Undefined while no meal has been copied. */
  onPaste: (() => void) | undefined;
  /** What is known of this patient's response to a food. */
  responseOf?: ((foodId: string) => ReactNode) | undefined;
  /** Why each food is there. */
  reasons: ReactNode;
  /** Codes of what the record says about food. */
  remarks?: readonly string[] | undefined;
  /** What the record says beside the rules, such as the notes of a disease. */
  notes?: ReactNode;
  onClose: () => void;
}

/** A meal: its name, its foods with amounts, and its totals beside those set for it. Every change counts at once. */
export function MealDialog({
  at,
  meal,
  targets,
  foods,
  labels,
  restrictions,
  canEdit,
  onEdit,
  onFill,
  onCopy,
  onPaste,
  responseOf,
  reasons,
  remarks,
  notes,
  onClose,
}: MealDialogProps) {
  const { t } = useTranslation(['menus', 'foods']);
  const { kcal, bites, target, matches, unweighed, sums } = mealFigures(meal, at.meal, foods.foodOf, targets);
  const today = mealFigures({ ...meal, figuresAt: undefined }, at.meal, foods.foodOf, targets);
  const isOfThen = meal.figuresAt !== undefined && (today.kcal !== kcal || today.bites !== bites);
  const isFixed = !canEdit || meal.isLocked;
  const [adds, setAdds] = useState<'food' | 'dish'>('food');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = (foodId: string, portions: number) =>
    onEdit({ kind: 'INSERT_FOOD', at, index: meal.foods.length, food: { foodId, portions } });
  const isFor = suitabilityOf(foods, restrictions);
  return (
    <Dialog
      title={labels.place(at)}
      size="large"
      onClose={onClose}
      actions={(close) => (
        <Button intent="primary" onPress={close}>
          {t('meal.done')}
        </Button>
      )}
    >
      <Stack gap="lg">
        <MealName name={meal.name} isFixed={isFixed} onName={(name) => onEdit({ kind: 'NAME', at, name })} />
        <Stack gap="xs">
          <Text as="p" weight="semibold" isNumeric>
            {t('meal.totals', {
              energy: labels.energy(kcal, bites),
              target: labels.energy(target.kcal, target.bites),
            })}
          </Text>
          <Text as="p" size="sm" tone="muted" isNumeric>
            {t('meal.macros', {
              macros: labels.macros({ sums, unweighed }),
              target: labels.macroTargets(target.grams),
            })}
          </Text>
          {refused.length > 0 && (
            <InlineMessage tone="critical" role="alert">
              {t('meal.amountRefused')}
            </InlineMessage>
          )}
          {!matches && <InlineMessage tone="warning">{t('meal.mismatch')}</InlineMessage>}
          {isOfThen && (
            <InlineMessage tone="info">
              {t(meal.isCompleted ? 'meal.figuresOfThen' : 'meal.figuresOfThatDay', {
                energy: labels.energy(today.kcal, today.bites),
              })}
            </InlineMessage>
          )}
          {unweighed.length > 0 && <InlineMessage tone="warning">{t('meal.unweighed')}</InlineMessage>}
        </Stack>
        <MealFoods
          at={at}
          meal={meal}
          targets={targets}
          foods={foods}
          labels={labels}
          isFor={isFor}
          isFixed={isFixed}
          responseOf={responseOf}
          onEdit={onEdit}
          onRefused={(field, isRefused) =>
            setRefused((before) =>
              isRefused ? [...new Set([...before, field])] : before.filter((each) => each !== field),
            )
          }
        />
        {!meal.isCompleted && (
          <MealOddities {...{ at: at.meal, meal, foods, labels, targets, remarks, restrictions }} />
        )}
        {reasons}
        {notes}
        {canEdit && (
          <Inline gap="sm">
            <Button icon={WandSparkles} onPress={onFill} isDisabled={isFixed || meal.isCompleted}>
              {t('meal.fill')}
            </Button>
            <Button icon={Copy} onPress={onCopy}>
              {t('meal.copy')}
            </Button>
            {onPaste && (
              <Button icon={ClipboardPaste} onPress={onPaste} isDisabled={isFixed}>
                {t('meal.paste')}
              </Button>
            )}
            <Switch isSelected={meal.isLocked} onChange={(value) => onEdit({ kind: 'LOCKED', at, value })}>
              {t('meal.lock')}
            </Switch>
            <Switch
              isSelected={meal.isCompleted}
              onChange={(value) => onEdit({ kind: 'COMPLETED', at, value })}
            >
              {t('meal.completed')}
            </Switch>
          </Inline>
        )}
        {!isFixed && foods.planId !== null && (
          <SegmentedControl
            label={t('dish.what')}
            options={[
              { id: 'food', label: t('picker.title') },
              { id: 'dish', label: t('dish.add') },
            ]}
            value={adds}
            onChange={setAdds}
          />
        )}
        {!isFixed && foods.planId !== null && adds === 'dish' && (
          <AddDish
            {...{ at, meal, targets, foods, labels, restrictions }}
            planId={foods.planId}
            onAdd={(next) => onEdit({ kind: 'MEALS', meals: [{ at, meal: next }] })}
          />
        )}
        {!isFixed && adds === 'food' && (
          <FoodPicker
            foods={foods}
            labels={labels}
            targets={targets}
            isFor={isFor}
            addLabel={(food) => t('picker.addFood', { food })}
            totalsWith={(food, foodOf) => {
              const more = { ...meal, foods: [...meal.foods, food] };
              const would = mealFigures(more, at.meal, foodOf, targets);
              return (
                <>
                  <Text as="p" isNumeric>
                    {t('picker.totals', {
                      energy: labels.energy(would.kcal, would.bites),
                      target: labels.energy(target.kcal, target.bites),
                    })}
                  </Text>
                  <Text as="p" size="sm" tone="muted" isNumeric>
                    {labels.macros(would)}
                  </Text>
                </>
              );
            }}
            onAdd={add}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface MealNameProps {
  name: string;
  isFixed: boolean;
  onName: (name: string) => void;
}

/** A name that is too long stays as it is typed, and is saved once it fits. */
function MealName({ name, isFixed, onName }: MealNameProps) {
  const { t } = useTranslation('menus');
  const [typed, setTyped] = useState<string | null>(null);
  const checked = typed === null ? null : checkMealName(typed);
  const isTyping = checked !== null && (!checked.ok || checked.value === name);
  return (
    <TextField
      label={t('meal.name')}
      value={isTyping ? typed : name}
      limit={MEAL_NAME_LENGTH}
      isReadOnly={isFixed}
      error={
        checked !== null && !checked.ok
          ? t('meal.nameTooLong', { max: MEAL_NAME_LENGTH, length: checked.details.count })
          : undefined
      }
      onChange={(text) => {
        setTyped(text);
        const next = checkMealName(text);
        if (next.ok && next.value !== name) onName(next.value);
      }}
    />
  );
}
