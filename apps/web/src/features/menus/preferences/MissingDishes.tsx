import { useDish } from '@healzy/api/dishes';
import { useEffect, useEffectEvent } from 'react';

export interface NamedDish {
  readonly id: string;
  readonly nameEs: string | null;
  readonly nameEn: string | null;
}

export interface MissingDishesProps {
  known: readonly NamedDish[];
  ids: readonly string[];
  onFound: (dish: NamedDish) => void;
}

/** Reads the names of dishes that are shown but not known, as after a draft brought them. */
export function MissingDishes({ known, ids, onFound }: MissingDishesProps) {
  const missing = ids.filter((id) => !known.some((each) => each.id === id));
  return missing.map((id) => <Reading key={id} id={id} onFound={onFound} />);
}

function Reading({ id, onFound }: { id: string } & Pick<MissingDishesProps, 'onFound'>) {
  const { data } = useDish(id);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return null;
}
