import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Button } from 'react-aria-components/Button';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { RecordChips, type RecordSummaryProps } from './RecordChips.tsx';
import * as styles from './RecordSummary.css.ts';

export type { RecordAlert } from './RecordChips.tsx';

const RecordCard = lazyPart(async () => (await import('./RecordCard.tsx')).RecordCard);

/** What must be in sight on every page about a record: a figure, alerts and states; everything else on demand. */
export function RecordSummary({
  detail,
  isLoading = false,
  states = [],
  alerts = [],
  countText,
  labels: own,
  ...card
}: RecordSummaryProps) {
  const labels = { ...useLabels().record, ...own };
  const open = labels.open(card.name);
  const id = useId();
  const trigger = useRef<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = (element: Element) => {
    trigger.current = element;
    setOpen(!isOpen);
  };
  if (isLoading) {
    return (
      <span className={styles.loading}>
        <Skeleton width="full" height={20} />
      </span>
    );
  }
  return (
    <div className={styles.summary} role="group" aria-label={labels.record}>
      <Button
        className={styles.details}
        aria-label={detail ? `${detail.label}: ${open}` : open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': id } : {})}
        onHoverStart={RecordCard.preload}
        onFocus={RecordCard.preload}
        onPress={({ target }) => show(target)}
      >
        {detail?.text}
        <span className={styles.arrow}>
          <Icon icon={ChevronDown} size="sm" />
        </span>
      </Button>
      <RecordChips
        alerts={alerts}
        states={states}
        countText={countText}
        labels={labels}
        popup={{ id, isOpen, onOpen: show, onAhead: RecordCard.preload }}
      />
      {isOpen && (
        <RecordCard
          {...card}
          id={id}
          trigger={trigger}
          states={states}
          alerts={alerts}
          labels={labels}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
