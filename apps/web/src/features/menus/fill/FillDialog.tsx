import { EXPLAINING_CHECKS, menuDifference, type DayOfPlan } from '@healzy/domain/menus';
import type { PlanMenuTemplate } from '@healzy/domain/nutritional-plans';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { ProgressBar } from '@healzy/ui/components/ProgressBar';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { MenuComparison } from '../compare/MenuComparison.tsx';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { SlowDishes } from './SlowDishes.tsx';
import type { Filling, FillState } from './useFill.ts';
import { useRuleSentence } from './useRuleSentence.ts';

export interface FillDialogProps {
  filling: Filling;
  labels: MenuLabels;
  foods: MenuFoodIndex;
  template: PlanMenuTemplate;
  /** Where the template is changed. */
  templateHref: string;
}

/** What comes of filling menus: progress that can be stopped, the difference, or why it is impossible. */
export function FillDialog({ filling, labels, foods, template, templateHref }: FillDialogProps) {
  const { t } = useTranslation(['menus', 'app']);
  const { state } = filling;
  if (state.kind === 'idle') return null;
  const isProposal = state.kind === 'proposal';
  const isOfTemplate =
    state.kind === 'impossible' &&
    state.conflict.rules.some(({ rule }) => rule.kind === 'GROUP' || rule.kind === 'TEMPLATE_ONLY');
  return (
    <Dialog
      title={t(`fill.${state.kind}.title`)}
      size={isProposal ? 'full' : 'medium'}
      isDismissable={false}
      onClose={filling.close}
      actions={
        <>
          <Button onPress={filling.close}>
            {t(isProposal ? 'fill.keep' : state.kind === 'running' ? 'fill.stop' : 'fill.close')}
          </Button>
          {isOfTemplate && (
            <Button intent="primary" href={templateHref}>
              {t('fill.toTemplate')}
            </Button>
          )}
          {isProposal && (
            <Button intent="primary" onPress={filling.apply}>
              {t('fill.replace')}
            </Button>
          )}
        </>
      }
    >
      <FillOutcome state={state} labels={labels} foods={foods} template={template} />
    </Dialog>
  );
}

function FillOutcome({
  state,
  labels,
  foods,
  template,
}: Pick<FillDialogProps, 'labels' | 'foods' | 'template'> & { state: FillState }) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const sentenceOf = useRuleSentence(labels, template);
  const daysOf = (days: readonly DayOfPlan[]) =>
    formats.list(days.map(({ week, day }) => labels.day(week, day)));
  switch (state.kind) {
    case 'running': {
      const { progress } = state;
      const isFilling = progress?.phase === 'FILLING' && progress.of > 0;
      return (
        <ProgressBar
          label={t(progress?.phase === 'EXPLAINING' ? 'fill.explaining' : 'fill.filling')}
          value={isFilling ? progress.done / progress.of : undefined}
        />
      );
    }
    case 'proposal':
      return (
        <Stack gap="md">
          <Text as="p">
            {t('fill.proposal.text', { count: menuDifference(state.before, state.after).length })}
          </Text>
          {(state.left?.length ?? 0) > 0 && (
            <Banner tone="warning" title={t('fill.proposal.left', { count: state.left?.length ?? 0 })} />
          )}
          {(state.withoutDishes?.length ?? 0) > 0 && (
            <Banner tone="info" title={t('fill.withoutDishes.title')}>
              {t('fill.withoutDishes.text', { days: daysOf(state.withoutDishes ?? []) })}
            </Banner>
          )}
          {(state.slow?.length ?? 0) > 0 && (
            <Banner tone="info" title={t('fill.slow.title')}>
              <SlowDishes slow={state.slow ?? []} labels={labels} />
            </Banner>
          )}
          <MenuComparison
            before={state.before}
            after={state.after}
            names={{ before: t('compare.now'), after: t('compare.proposed') }}
            labels={labels}
            foods={foods}
          />
        </Stack>
      );
    case 'impossible': {
      const { conflict } = state;
      return (
        <Stack gap="md">
          <Text as="p">
            {conflict.day === null
              ? t('fill.impossible.week', { week: conflict.week + 1 })
              : t('fill.impossible.day', { day: labels.day(conflict.week, conflict.day) })}
          </Text>
          {/* A rule is a sentence: it wraps, where the title of a list's row would be cut. */}
          <Stack as="ul" gap="sm" aria-label={t('fill.impossible.rules')}>
            {conflict.rules.map(({ rule, isEnough }, index) => (
              <Stack key={index} as="li" gap="none">
                <Text weight="medium">{sentenceOf(rule)}</Text>
                {isEnough && (
                  <Text size="sm" tone="muted">
                    {t('fill.impossible.enough')}
                  </Text>
                )}
              </Stack>
            ))}
          </Stack>
          {(conflict.isStopped || !conflict.isIrreducible) && (
            <Banner tone="info">
              {conflict.isStopped
                ? t('fill.impossible.stopped', { formatted: formats.number(EXPLAINING_CHECKS) })
                : t('fill.impossible.maybeSmaller')}
            </Banner>
          )}
        </Stack>
      );
    }
    case 'withoutDishes':
      return (
        <Stack gap="md">
          <Text as="p">{t('fill.withoutDishes.text', { days: daysOf(state.days) })}</Text>
          {(state.slow?.length ?? 0) > 0 && <SlowDishes slow={state.slow ?? []} labels={labels} />}
        </Stack>
      );
    case 'slow':
      return <SlowDishes slow={state.slow} labels={labels} />;
    case 'notFound':
      return <Text as="p">{t('fill.notFound.text', { day: labels.day(state.week, state.day) })}</Text>;
    case 'noSwap':
      return <Text as="p">{t('fill.noSwap.text')}</Text>;
    default:
      return <Text as="p">{t('fill.nothing.text')}</Text>;
  }
}
