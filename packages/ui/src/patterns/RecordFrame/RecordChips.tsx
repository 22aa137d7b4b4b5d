import { useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { CircleDot } from 'lucide-react';
import type { KitLabels } from '../../labels/LabelsProvider.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { toneDrawings } from '../../primitives/Icon/toneDrawings.ts';
import { type AlertChip, chipsAt, groupsOf, mostUrgent, type RecordAlert } from './chipLevels.ts';
import * as styles from './RecordSummary.css.ts';
import { useChipLevel } from './useChipLevel.ts';

export type { RecordAlert } from './chipLevels.ts';

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

interface RecordPopup {
  id: string;
  isOpen: boolean;
  onOpen: (trigger: Element) => void;
  /** Called when it is probably about to be opened. */
  onAhead: () => void;
}

interface RecordChipsProps extends Pick<RecordSummaryProps, 'countText'> {
  labels: Pick<KitLabels['record'], 'alerts' | 'states'>;
  alerts: NonNullable<RecordSummaryProps['alerts']>;
  states: readonly RecordState[];
  popup: RecordPopup;
}

/** Alerts and states as chips: as many words as there is room for, and never one alert less than there are. */
export function RecordChips({ alerts, states, countText, labels, popup }: RecordChipsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = [...alerts.map(({ text }) => text), ...states.map(({ label }) => label)].join('\n');
  const level = useChipLevel(frame, content);
  const hasWords = level === 'all' || level === 'critical';
  if (content === '') return null;
  return (
    <div ref={frame} className={styles.allChips} data-least={level === 'one' || undefined}>
      {alerts.length > 0 && (
        <ul className={styles.chips} aria-label={labels.alerts}>
          {chipsAt(level, alerts).map((chip) => (
            <li key={chip.id} className={styles.entry}>
              <Chip chip={chip} isLeast={level === 'one'} countText={countText} popup={popup} />
            </li>
          ))}
        </ul>
      )}
      {states.length > 0 && (
        <ul className={styles.chips} aria-label={labels.states}>
          {level === 'one' && states.length > 1 ? (
            <li className={styles.entry}>
              <States states={states} popup={popup} />
            </li>
          ) : (
            states.map((state) => (
              <li key={state.id} className={styles.entry}>
                <State {...state} hasWords={hasWords} />
              </li>
            ))
          )}
        </ul>
      )}
    </div>
  );
}

function Chip({
  chip,
  isLeast,
  countText,
  popup,
}: { chip: AlertChip; isLeast: boolean; popup: RecordPopup } & Pick<RecordSummaryProps, 'countText'>) {
  const [first] = chip.alerts;
  const icon = <Icon icon={toneDrawings[chip.tone]} size="sm" />;
  if (chip.alerts.length === 1 && first) {
    const { text, sentence = text, href } = first;
    const words = (
      <>
        {icon}
        <span className={styles.text} title={sentence}>
          {text}
        </span>
      </>
    );
    return href === undefined ? (
      <span className={styles.chip({ tone: chip.tone, isPressable: false })} title={sentence}>
        {words}
      </span>
    ) : (
      <Link
        href={href}
        className={styles.chip({ tone: chip.tone, isPressable: true })}
        {...(sentence === text ? {} : { 'aria-label': sentence })}
      >
        {words}
      </Link>
    );
  }
  const wordsFor = (alerts: readonly RecordAlert[]) =>
    groupsOf(alerts)
      .map(([group, count]) => (count === 1 ? textOf(alerts, group) : countText(group, count)))
      .join(', ');
  const all = groupsOf(chip.alerts)
    .map(([group, count]) => countText(group, count))
    .join(', ');
  const named = isLeast ? mostUrgent(chip) : chip.alerts;
  const rest = chip.alerts.length - named.length;
  return (
    <Opener
      popup={popup}
      tone={chip.tone}
      label={`${all}: ${chip.alerts.map(({ text }) => text).join(', ')}`}
      text={rest > 0 ? `${wordsFor(named)} +${rest}` : isLeast ? wordsFor(named) : all}
      icon={icon}
    />
  );
}

const textOf = (alerts: readonly RecordAlert[], group: string): string =>
  alerts.find((alert) => alert.group === group)?.text ?? '';

/** A chip for several things, which opens all of them. */
function Opener({
  popup,
  tone,
  label,
  text,
  icon,
}: {
  popup: RecordPopup;
  tone: AlertChip['tone'] | RecordState['tone'];
  label: string;
  text: ReactNode;
  icon: ReactNode;
}) {
  return (
    <Button
      className={styles.chip({ tone, isPressable: true })}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={popup.isOpen}
      {...(popup.isOpen ? { 'aria-controls': popup.id } : {})}
      onHoverStart={popup.onAhead}
      onFocus={popup.onAhead}
      onPress={({ target }) => popup.onOpen(target)}
    >
      {icon}
      <span className={styles.text}>{text}</span>
    </Button>
  );
}

/** Several states as their number. */
const States = ({ states, popup }: { states: readonly RecordState[]; popup: RecordPopup }) => (
  <Opener
    popup={popup}
    tone={states[0]?.tone ?? 'neutral'}
    label={states.map(({ label, sentence = label }) => sentence).join(', ')}
    text={states.length}
    icon={<Icon icon={CircleDot} size="sm" />}
  />
);

function State({ label, sentence = label, tone, href, hasWords }: RecordState & { hasWords: boolean }) {
  const content = (
    <>
      <Icon icon={CircleDot} size="sm" label={hasWords ? undefined : sentence} />
      {hasWords && <span className={styles.text}>{label}</span>}
    </>
  );
  const isPressable = href !== undefined;
  return isPressable ? (
    <Link
      href={href}
      className={styles.chip({ tone, isPressable })}
      {...(hasWords && sentence !== label ? { 'aria-label': sentence } : {})}
    >
      {content}
    </Link>
  ) : (
    <span className={styles.chip({ tone, isPressable })} title={sentence}>
      {content}
    </span>
  );
}
