import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { CalendarCategory } from './CalendarViewProps.ts';
import * as styles from './CalendarView.css.ts';

/** What the hues and icons of the events mean, in words. */
export function CalendarViewCategories({ categories }: { categories: readonly CalendarCategory[] }) {
  return (
    <ul className={styles.categories}>
      {categories.map(({ hue, icon, label }) => (
        <li key={hue} className={styles.category}>
          <span className={styles.hueDot[hue]} aria-hidden />
          <Icon icon={icon} size="xs" />
          {label}
        </li>
      ))}
    </ul>
  );
}
