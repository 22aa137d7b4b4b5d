import {
  basisChanges,
  basisOf,
  menuDifference,
  NOTHING_EXCLUDED,
  type Menu,
  type VersionedPlan,
} from '@healzy/domain/menus';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { MenuComparison } from '../compare/MenuComparison.tsx';
import type { MenuFoodIndex } from '../menu-foods.ts';
import { useBasisSentence } from '../recalculate/useBasisSentence.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

export interface RestoreDialogProps {
  /** Of the version. */
  name: string;
  before: VersionedPlan;
  after: VersionedPlan;
  /** The version's start, where it is over and cannot be restored. */
  keptStart: string | null;
  menus: { before: Menu; after: Menu };
  /** Meals that stay because they were eaten. */
  eaten: number;
  labels: MenuLabels;
  foods: MenuFoodIndex;
  isPending?: boolean;
  onRestore: () => void;
  onClose: () => void;
}

/** What restoring a version would change, before anything is changed. */
export function RestoreDialog({
  name,
  before,
  after,
  keptStart,
  menus,
  eaten,
  labels,
  foods,
  isPending = false,
  onRestore,
  onClose,
}: RestoreDialogProps) {
  const { t } = useTranslation('plan-versions');
  const formats = useFormats();
  const basisSentence = useBasisSentence(labels.name);
  const changed = (part: string, from: string, to: string) =>
    from === to ? [] : [t('restore.changed', { part, from, to })];
  const weeks = ({ weeks: count }: VersionedPlan) => t('weeks', { count });
  const data = [
    ...changed(t('row.name'), before.name, after.name),
    ...changed(t('row.startDate'), formats.day(before.startDate), formats.day(after.startDate)),
    ...changed(t('row.weeks'), weeks(before), weeks(after)),
    ...basisChanges(basisOf(before, NOTHING_EXCLUDED), basisOf(after, NOTHING_EXCLUDED)).map(basisSentence),
  ];
  const changes = menuDifference(menus.before, menus.after).length;
  const isSame = data.length + changes === 0;
  return (
    <Dialog
      title={t('restore.title', { name })}
      size="full"
      onClose={onClose}
      actions={(close) => (
        <>
          <Button onPress={close}>{t(isSame ? 'restore.close' : 'restore.keep')}</Button>
          {!isSame && (
            <Button intent="primary" onPress={onRestore} isPending={isPending}>
              {t('restore.confirm')}
            </Button>
          )}
        </>
      )}
    >
      <Stack gap="md">
        <Text as="p">{t(isSame ? 'restore.same' : 'restore.text')}</Text>
        {keptStart !== null && (
          <Text as="p">
            {t('restore.start', { over: formats.day(keptStart), start: formats.day(after.startDate) })}
          </Text>
        )}
        {eaten > 0 && <Text as="p">{t('restore.eaten', { count: eaten })}</Text>}
        {data.length > 0 && (
          <Stack gap="xs">
            <Heading level={3}>{t('restore.data')}</Heading>
            <Stack as="ul" gap="xs" aria-label={t('restore.data')}>
              {data.map((sentence) => (
                <Text key={sentence} as="li">
                  {sentence}
                </Text>
              ))}
            </Stack>
          </Stack>
        )}
        {changes > 0 && (
          <Stack gap="md">
            <Heading level={3}>{t('restore.meals', { count: changes })}</Heading>
            <MenuComparison
              {...menus}
              names={{ before: t('restore.now'), after: t('restore.version') }}
              labels={labels}
              foods={foods}
              level={4}
            />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
