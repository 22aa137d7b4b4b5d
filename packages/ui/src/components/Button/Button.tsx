import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button, words } from './Button.css.ts';
import { useTakenBack } from './useTakenBack.ts';

export interface ButtonProps {
  /** Names the action: «Save plan», not «OK». */
  children: ReactNode;
  /** `primary` once per screen; `danger` for what cannot be undone. */
  intent?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  /** Icon after the label (a menu's arrow). */
  iconEnd?: LucideIcon | undefined;
  isDisabled?: boolean | undefined;
  /** The action is in progress: the button keeps focus, ignores presses, and announces `pendingLabel`. */
  isPending?: boolean | undefined;
  /** Announced while pending, when it is not loading: "Saving". */
  pendingLabel?: string | undefined;
  /** As wide as its container. */
  isWide?: boolean | undefined;
  /** Makes it a link that looks like a button. */
  href?: string | undefined;
  target?: '_blank' | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** Pressed by pointer, finger, keyboard or assistive technology. */
  onPress?: (event: PressEvent) => void;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form that it sends, when it is outside of it. */
  form?: string;
  name?: string;
  value?: string;
  id?: string;
  autoFocus?: boolean;
  /** Its part in a component around it; `close` closes a dialog. */
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/** Triggers an action; with `href`, renders a link. */
export function Button({
  children,
  intent = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  isDisabled = false,
  isPending = false,
  pendingLabel,
  isWide,
  href,
  target,
  'aria-label': label,
  'aria-describedby': describedBy,
  ref,
  ...props
}: ButtonProps) {
  const { common } = useLabels();
  const className = button({ intent, size, isWide });
  useTakenBack(isPending);
  const voice = {
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  };
  const content = (
    <>
      {isPending ? (
        <Spinner size="sm" label={pendingLabel ?? common.loading} />
      ) : (
        icon && <Icon icon={icon} />
      )}
      <span className={words}>{children}</span>
      {iconEnd && <Icon icon={iconEnd} />}
    </>
  );
  if (href !== undefined) {
    const away = target ? { target, rel: 'noopener noreferrer' } : {};
    const press = props.onPress ? { onPress: props.onPress } : {};
    return (
      <AriaLink href={href} className={className} isDisabled={isDisabled} {...voice} {...away} {...press}>
        {content}
      </AriaLink>
    );
  }
  return (
    <AriaButton
      className={className}
      isDisabled={isDisabled}
      isPending={isPending}
      ref={ref}
      {...voice}
      {...props}
    >
      {content}
    </AriaButton>
  );
}
