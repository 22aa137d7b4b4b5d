import { Tabs } from '@healzy/ui/components/Tabs';
import { Skeleton } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { FoodsView } from '../../app/module.ts';
import { modules } from '../../app/modules.ts';
import { FoodListScreen } from './FoodListScreen.tsx';

const partOf = ({ load, namespaces }: FoodsView) =>
  lazyPart(
    async () => {
      const [View] = await Promise.all([load(), loadWords(namespaces)]);
      return View;
    },
    <Skeleton shape="block" height={480} />,
  );

let contributed: (FoodsView & { Part: ReturnType<typeof partOf> })[] | undefined;

/** In their order. Each keeps its part for good: one made while rendering would lose its state. */
const contributedViews = () =>
  (contributed ??= modules()
    .flatMap(({ foodsView }) => foodsView ?? [])
    .toSorted((one, other) => one.order - other.order)
    .map((view) => ({ ...view, Part: partOf(view) })));

/** `/foods`: the foods, and the views of what is made of them, each at its own address. */
export function FoodsScreen() {
  const { t } = useTranslation('app');
  const [parameters] = useSearchParams();
  const views = contributedViews();
  const view = views.find(({ id }) => id === parameters.get('view'));
  const tabs = views.length > 0 && (
    <Tabs
      label={t('place.foods')}
      items={[
        { href: '/foods', label: t('place.foods'), isCurrent: view === undefined },
        ...views.map((each) => ({
          href: `/foods?view=${each.id}`,
          label: t(`place.${each.name}`),
          isCurrent: each === view,
        })),
      ]}
    />
  );
  if (!view) return <FoodListScreen tabs={tabs} />;
  return <view.Part tabs={tabs} />;
}
