import { CircleDot } from 'lucide-react';
import type { RefObject } from 'react';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { popover } from '../../components/Popover/Popover.css.ts';
import { PopoverPanel } from '../../components/Popover/PopoverPanel.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { KitLabels } from '../../labels/LabelsProvider.ts';
import { toneDrawings } from '../../primitives/Icon/toneDrawings.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './RecordCard.css.ts';
import type { RecordSummaryProps } from './RecordChips.tsx';

interface RecordCardProps extends Pick<
  RecordSummaryProps,
  'name' | 'imageUrl' | 'states' | 'alerts' | 'facts'
> {
  labels: Pick<KitLabels['record'], 'alerts' | 'states'>;
  id: string;
  trigger: RefObject<Element | null>;
  onClose: () => void;
}

/** Everything about a record that the line has no room for, and all of its alerts. */
export function RecordCard({
  name,
  imageUrl,
  states = [],
  alerts = [],
  facts = [],
  labels,
  id,
  trigger,
  onClose,
}: RecordCardProps) {
  const toggle = {
    isOpen: true,
    open: () => undefined,
    close: onClose,
    point: null,
    setPoint: () => undefined,
    toggle: onClose,
    setOpen: (isOpen: boolean) => !isOpen && onClose(),
  };
  return (
    <OverlayTriggerStateContext value={toggle}>
      <DialogContext value={{ id }}>
        <Popover
          className={popover}
          triggerRef={trigger}
          isOpen
          onOpenChange={toggle.setOpen}
          placement="bottom start"
          offset={6}
          isNonModal
        >
          <PopoverPanel title={name}>
            <div className={styles.card}>
              {imageUrl !== undefined && <Avatar name={name} src={imageUrl} size="md" />}
              {alerts.length > 0 && (
                <ul className={styles.list} aria-label={labels.alerts}>
                  {alerts.map(({ id: key, text, sentence = text, tone, href }) => (
                    <li key={key} className={styles.alert[tone]}>
                      <Icon icon={toneDrawings[tone]} size="sm" />
                      {href === undefined ? (
                        <span>{sentence}</span>
                      ) : (
                        <Link href={href} look="quiet" onPress={onClose}>
                          {sentence}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
              )}
              {states.length > 0 && (
                <ul className={styles.list} aria-label={labels.states}>
                  {states.map(({ id: key, label, sentence = label, href }) => (
                    <li key={key} className={styles.state}>
                      <Icon icon={CircleDot} size="sm" />
                      {href === undefined ? (
                        <span>{sentence}</span>
                      ) : (
                        <Link href={href} look="quiet" onPress={onClose}>
                          {sentence}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
              )}
              {facts.length > 0 && <DescriptionList items={facts} layout="rows" />}
            </div>
          </PopoverPanel>
        </Popover>
      </DialogContext>
    </OverlayTriggerStateContext>
  );
}
