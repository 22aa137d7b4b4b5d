import { IconButton } from '@healzy/ui/components/IconButton';
import { Inline } from '@healzy/ui/primitives';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStepKeys } from './useStepKeys.ts';

export interface Step {
  label: string;
  /** Null at the end. */
  href: string | null;
}

export interface StepBarProps {
  label: string;
  before: Step;
  after: Step;
  /** What stands between. */
  children: ReactNode;
}

/** To what comes before and after, by press and by key. Uses the namespace `wearables-period`. */
export function StepBar({ label, before, after, children }: StepBarProps) {
  const { t } = useTranslation('wearables-period');
  const navigate = useNavigate();
  useStepKeys((direction) => {
    const { href } = direction === 'before' ? before : after;
    if (href !== null) void navigate(href);
  });
  const button = (direction: 'before' | 'after', { label: name, href }: Step) => (
    <IconButton
      icon={direction === 'before' ? ChevronLeft : ChevronRight}
      label={t(`keys.${direction}`, { label: name })}
      {...(href === null ? { isDisabled: true } : { href })}
    />
  );
  return (
    <Inline as="nav" gap="xs" isWrapping={false} aria-label={label}>
      {button('before', before)}
      {children}
      {button('after', after)}
    </Inline>
  );
}
