import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DISH_PARAMETER } from './dish-address.ts';
import { DishListScreen } from './DishListScreen.tsx';
import { DishScreen } from './DishScreen.tsx';

/** `/foods?view=dishes`: the list of dishes, or the one that the address names. */
export function DishesView({ tabs }: { tabs: ReactNode }) {
  const [parameters] = useSearchParams();
  const id = parameters.get(DISH_PARAMETER);
  return id === null ? <DishListScreen tabs={tabs} /> : <DishScreen key={id} id={id} tabs={tabs} />;
}
