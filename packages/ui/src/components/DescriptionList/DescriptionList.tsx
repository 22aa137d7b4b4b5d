import type { ReactNode } from 'react';
import { detail, list, pair, term } from './DescriptionList.css.ts';

export interface DescriptionListProps {
  items: readonly { term: string; detail: ReactNode }[];
  /** `rows`: term to the left of its detail. `columns`: term above, pairs side by side. */
  layout?: 'rows' | 'columns';
}

/** Name–value pairs. */
export function DescriptionList({ items, layout }: DescriptionListProps) {
  return (
    <dl className={list({ layout })}>
      {items.map((each, index) => (
        <div key={`${index} ${each.term}`} className={pair({ layout })}>
          <dt className={term}>{each.term}</dt>
          <dd className={detail}>{each.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
