import type { Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import { useTakenBack } from '../Button/useTakenBack.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { waiting } from './IconButton.css.ts';

/** The highest number that fits at the corner. */
const MOST = 99;

export interface IconButtonProps {
  icon: LucideIcon;
  /** Names the action; also shown as a tooltip. */
  label: string;
  intent?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  isDisabled?: boolean | undefined;
  /** The action is in progress: it keeps focus and ignores presses. */
  isPending?: boolean | undefined;
  /** Announced while pending, when it is not loading: "Saving". */
  pendingLabel?: string | undefined;
  /** No tooltip: where the text is already beside it, or it opens a menu at once. */
  hasTooltip?: boolean | undefined;
  /** Notification count, at its corner; from 100 on «99+». Not announced: the label says it in words. */
  count?: number | undefined;
  href?: string | undefined;
  /** For a toggle: whether the content is shown. */
  isExpanded?: boolean | undefined;
  /** Id of the content it toggles, while that exists. */
  controls?: string | undefined;
  /** Pressed by pointer, finger, keyboard or assistive technology. */
  onPress?: (event: PressEvent) => void;
  type?: 'button' | 'submit' | 'reset';
  autoFocus?: boolean;
  /** Its part in a component around it; `close` closes a dialog. */
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon only. */
export function IconButton({
  icon,
  label,
  intent = 'quiet',
  size = 'medium',
  isDisabled = false,
  isPending = false,
  pendingLabel,
  hasTooltip = true,
  count = 0,
  href,
  isExpanded,
  controls,
  ref,
  ...props
}: IconButtonProps) {
  const { common } = useLabels();
  const className = button({ intent, size, isSquare: true });
  useTakenBack(isPending);
  const drawing = isPending ? (
    <Spinner size="sm" label={pendingLabel ?? common.loading} />
  ) : (
    <>
      <Icon icon={icon} size={size === 'large' ? 'lg' : 'md'} />
      {count > 0 && (
        <span className={waiting} aria-hidden>
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
    </>
  );
  const press = props.onPress ? { onPress: props.onPress } : {};
  const control =
    href === undefined ? (
      <AriaButton
        className={className}
        aria-label={label}
        isDisabled={isDisabled}
        isPending={isPending}
        ref={ref}
        {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
        {...(controls === undefined ? {} : { 'aria-controls': controls })}
        {...props}
      >
        {drawing}
      </AriaButton>
    ) : (
      <AriaLink href={href} className={className} aria-label={label} isDisabled={isDisabled} {...press}>
        {drawing}
      </AriaLink>
    );
  return hasTooltip ? <Tooltip text={label}>{control}</Tooltip> : control;
}
