import { useId } from 'react';
import { SortingHandle } from '../../components/SortableList/SortingHandle.tsx';
import type { SortingLabels } from '../../components/SortableList/sortingLabels.ts';
import type { Sorting } from '../../components/SortableList/useSorting.ts';
import * as styles from './WeekBoardTrayCards.css.ts';
import type { WeekBoardCard, WeekBoardTray } from './WeekBoardTypes.ts';

interface WeekBoardTrayCardsProps {
  tray: WeekBoardTray;
  sorting: Sorting<WeekBoardCard>;
  sortTexts: SortingLabels;
  keysId: string;
}

/** Cards above the board, in one line that scrolls. They stay there however often they are placed. */
export function WeekBoardTrayCards({ tray, sorting, sortTexts, keysId }: WeekBoardTrayCardsProps) {
  const id = useId();
  return (
    <section className={styles.tray} aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        {tray.label}
      </p>
      <ul className={styles.cards} aria-labelledby={id}>
        {tray.cards.map((card) => (
          <li key={card.id} className={styles.card} {...sorting.itemProps(card.id)}>
            <SortingHandle
              label={sortTexts.handle(card.label)}
              describedBy={keysId}
              isDisabled={false}
              handleProps={sorting.handleProps(card.id)}
            />
            <div className={styles.words}>
              <span className={styles.title}>{card.label}</span>
              {card.content}
            </div>
            {card.actions}
          </li>
        ))}
      </ul>
    </section>
  );
}
