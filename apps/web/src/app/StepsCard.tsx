import { Badge } from '@healzy/ui/components/Badge';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { List } from '@healzy/ui/components/List';
import { Icon } from '@healzy/ui/primitives';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Something to do once, which is done when what it asks for is there. */
export interface Step {
  readonly id: string;
  readonly title: string;
  /** Why, or where. */
  readonly text?: string | undefined;
  readonly isDone: boolean;
  /** What does it: a link or a press; omitted for who may not, or while it cannot be done. */
  readonly action?: { readonly label: string; readonly to: string | (() => void) } | undefined;
}

export interface StepsCardProps {
  title: string;
  steps: readonly Step[];
  onDismiss: () => void;
}

/** First steps that tick themselves; the next one is the one to press. */
export function StepsCard({ title, steps, onDismiss }: StepsCardProps) {
  const { t } = useTranslation('app');
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, action }) => !isDone && action !== undefined);
  return (
    <Card
      title={title}
      description={t('steps.count', { done, count: steps.length })}
      actions={
        <Button size="small" intent="quiet" onPress={onDismiss}>
          {t('steps.hide')}
        </Button>
      }
    >
      <List
        label={title}
        hasLongLabels
        items={steps.map((step) => ({
          id: step.id,
          title: step.title,
          meta: step.isDone ? undefined : step.text,
          leading: (
            <Icon
              icon={step.isDone ? CircleCheck : Circle}
              tone={step.isDone ? 'success' : 'muted'}
              size="md"
            />
          ),
          trailing: step.isDone && <Badge tone="success">{t('steps.done')}</Badge>,
          actions: !step.isDone && step.action && (
            <Button
              size="small"
              intent={step === next ? 'primary' : 'secondary'}
              aria-label={`${step.action.label}: ${step.title}`}
              {...(typeof step.action.to === 'string'
                ? { href: step.action.to }
                : { onPress: step.action.to })}
            >
              {step.action.label}
            </Button>
          ),
        }))}
      />
    </Card>
  );
}
