import { useLocale } from 'react-aria-components/I18nProvider';
import { counter } from '../../components/Field/Field.css.ts';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ComposerLabels } from '../../labels/composer.ts';
import { foot } from './Composer.css.ts';

export interface ComposerFootProps {
  /** Prefix of the ids that the field's description refers to. */
  id: string;
  refusals: readonly string[];
  disabledReason: string | undefined;
  length: number;
  limit: number | undefined;
  labels: Pick<ComposerLabels, 'hint' | 'left'>;
}

/** Below a Composer: errors, what Enter does or why nothing can be written, and the remaining length. */
export function ComposerFoot({ id, refusals, disabledReason, length, limit, labels }: ComposerFootProps) {
  const format = new Intl.NumberFormat(useLocale().locale);
  const left = (limit ?? Infinity) - length;
  const isNear = limit !== undefined && left <= Math.max(10, limit * 0.1);
  return (
    <>
      <div role="alert">
        {refusals.map((refusal, index) => (
          <InlineMessage key={index} tone="critical">
            {refusal}
          </InlineMessage>
        ))}
      </div>
      <div className={foot}>
        {disabledReason === undefined ? (
          <span id={`${id}-hint`}>{labels.hint}</span>
        ) : (
          <span id={`${id}-off`}>{disabledReason}</span>
        )}
        {isNear && (
          <span className={counter({ isOver: left < 0 })} aria-hidden>
            {format.format(length)}/{format.format(limit)}
          </span>
        )}
        <VisuallyHidden role="status" aria-live="polite">
          {isNear && (left <= 10 || left % 10 === 0) ? labels.left(left) : ''}
        </VisuallyHidden>
      </div>
    </>
  );
}
