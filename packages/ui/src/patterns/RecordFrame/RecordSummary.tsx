import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { useLabels, type KitLabels } from '../../labels/LabelsProvider.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { RecordChips } from './RecordChips.tsx';
import * as styles from './RecordSummary.css.ts';

/** Something that must be known before doing anything else with the record. */
export interface RecordAlert {
  id: string;
  /** A word or two: «Nuts». */
  text: string;
  /** All of it, where there is room: «Allergy: nuts». Default: the text. */
  sentence?: string | undefined;
  tone: 'critical' | 'warning' | 'info';
  /** Alerts of one group become one chip where there is no room: `allergy`. */
  group: string;
  /** Address where it is dealt with. */
  href?: string | undefined;
}

/** What the record is in at the moment, such as a test that runs. */
export interface RecordState {
  id: string;
  /** A word or two. */
  label: string;
  /** All of it, where there is room. Default: the label. */
  sentence?: string | undefined;
  tone: 'neutral' | 'info' | 'success' | 'warning';
  href?: string | undefined;
}

export interface RecordSummaryProps {
  /** Whose record it is. */
  name: string;
  imageUrl?: string | undefined;
  /** The one figure beside the name, and what it says in words: 42, «42 years». */
  detail?: { text: string; label: string } | undefined;
  /** Holds the room of the figure and of a chip. */
  isLoading?: boolean | undefined;
  states?: readonly RecordState[] | undefined;
  /** In order of importance. */
  alerts?: readonly RecordAlert[] | undefined;
  /** Names a number of alerts of one group: «6 allergies». */
  countText: (group: string, count: number) => string;
  /** Everything else, in the window that the figure opens. */
  facts?: readonly { term: string; detail: string }[] | undefined;
  labels?: Partial<KitLabels['record']> | undefined;
}

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
