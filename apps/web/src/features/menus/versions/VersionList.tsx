import type { PlanVersion } from '@healzy/api/menus';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { IconButton } from '@healzy/ui/components/IconButton';
import { List } from '@healzy/ui/components/List';
import { Menu } from '@healzy/ui/components/Menu';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { MoreHorizontal, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sideOf, versionsOfPlan } from './version-address.ts';
import { useVersionLabels } from './useVersionLabels.ts';

export interface VersionListProps {
  plan: { id: string; patientId: string };
  versions: readonly PlanVersion[];
  canEdit: boolean;
  onRestore: (version: PlanVersion) => void;
  onDelete: (version: PlanVersion) => void;
}

/** Kept versions, the newest first: when, by whom and why, and what each has. */
export function VersionList({ plan, versions, canEdit, onRestore, onDelete }: VersionListProps) {
  const { t } = useTranslation('plan-versions');
  const labels = useVersionLabels();
  const compare = (
    <Inline>
      <Button href={versionsOfPlan(plan, { first: 'now', second: 'now' })}>{t('compare.action')}</Button>
    </Inline>
  );
  if (versions.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        description={t(canEdit ? 'empty.text' : 'empty.readText')}
        action={compare}
      />
    );
  return (
    <Stack gap="md">
      {compare}
      <List
        hasLongLabels
        label={t('list')}
        items={versions.map((version) => ({
          id: version.id,
          title: labels.name(version),
          href: versionsOfPlan(plan, { version: version.id }),
          meta: (
            <Stack gap="none">
              <Text size="sm" tone="muted">
                {labels.kept(version)}
              </Text>
              <Text size="sm" tone="muted">
                {labels.content(version)}
              </Text>
            </Stack>
          ),
          actions: (
            <Inline gap="xs">
              <Button size="small" href={versionsOfPlan(plan, { first: sideOf(version), second: 'now' })}>
                {t('compare.withNow')}
              </Button>
              {canEdit && (
                <Menu
                  trigger={
                    <IconButton
                      icon={MoreHorizontal}
                      label={t('more', { name: labels.name(version) })}
                      hasTooltip={false}
                    />
                  }
                  entries={[
                    {
                      id: 'restore',
                      label: t('restore.action'),
                      icon: RotateCcw,
                      onAction: () => onRestore(version),
                    },
                    {
                      id: 'delete',
                      label: t('delete.action'),
                      icon: Trash2,
                      onAction: () => onDelete(version),
                    },
                  ]}
                />
              )}
            </Inline>
          ),
        }))}
      />
    </Stack>
  );
}
