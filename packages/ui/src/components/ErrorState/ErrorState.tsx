import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { Pictogram, type PictogramProps } from '../../primitives/Pictogram/Pictogram.tsx';
import { Button } from '../Button/Button.tsx';
import { acts, state, words } from '../EmptyState/EmptyState.css.ts';
import { reference as referenceClass, room, whole } from './ErrorState.css.ts';

export interface ErrorStateProps {
  pictogram?: PictogramProps['name'];
  /** `lg` where a page has nothing else. */
  size?: PictogramProps['size'];
  /** What happened. */
  title: string;
  level?: HeadingProps['level'];
  /** That nothing was lost, and what to do. */
  description?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Label of the button if it is not simply «Try again». */
  retryLabel?: string | undefined;
  isRetrying?: boolean | undefined;
  /** Other actions. */
  actions?: ReactNode;
  /** A code or number for support. */
  reference?: string | undefined;
}

/** Says that something could not be shown, and how to continue. */
export function ErrorState({
  pictogram = 'error',
  size,
  title,
  level = 2,
  description,
  onRetry,
  retryLabel: given,
  isRetrying,
  actions,
  reference,
}: ErrorStateProps) {
  const { common } = useLabels();
  const retryLabel = given ?? common.retry;
  const retry = onRetry ? { onPress: onRetry, pendingLabel: retryLabel } : undefined;
  return (
    <div className={`${state} ${whole}`} role="alert">
      <Pictogram name={pictogram} size={size} />
      <Heading level={level} size="md">
        {title}
      </Heading>
      {description && <div className={words}>{description}</div>}
      {(retry || actions) && (
        <div className={`${acts} ${room}`}>
          {retry && (
            <Button icon={RotateCw} isPending={isRetrying} {...retry}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
      {reference && <code className={referenceClass}>{reference}</code>}
    </div>
  );
}
