import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu } from '@healzy/ui/components/Menu';
import { FilePenLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../state/notices.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { useDraftsOfPerson } from '../forms/drafts/drafts-context.ts';
import type { WaitingDraft } from '@healzy/api/runtime/drafts/drafts';
import { forgetUnsent } from '../outbox/unsent.ts';
import { useDraftName } from '../forms/drafts/useDraftName.ts';
import { useWaitingDrafts } from '../forms/drafts/useWaitingDrafts.ts';
import { useFormats } from '../formats.ts';
import { draftPlace } from './draft-places.ts';
import { useTarget } from './useTarget.ts';

/** In the top bar while drafts wait: how many, and a link to each form. */
export function WaitingDrafts() {
  const { t } = useTranslation('app');
  const drafts = useDraftsOfPerson()?.drafts;
  const waiting = useWaitingDrafts();
  const discard = async (id: string, name: string) => {
    const bringBack = await drafts?.discard(id);
    if (bringBack === undefined) return;
    const form = waiting.find((one) => one.id === id)?.form;
    if (form !== undefined) forgetUnsent(form);
    notify({
      tone: 'success',
      of: `draft/${id}`,
      text: t('draft.discarded', { name }),
      action: { label: t('notices.undo'), onPress: () => void bringBack() },
    });
  };
  return <WaitingDraftsMenu drafts={waiting} onDiscard={(id, name) => void discard(id, name)} />;
}

interface WaitingDraftsMenuProps {
  drafts: readonly WaitingDraft[];
  /** Discards one at once; can be undone. */
  onDiscard: (id: string, name: string) => void;
}

export function WaitingDraftsMenu({ drafts, onDiscard }: WaitingDraftsMenuProps) {
  const { t } = useTranslation('app');
  const formats = useFormats();
  const go = useTarget();
  const nameOf = useDraftName();
  const zone = useOwnZone();
  const known = drafts.flatMap(({ id, form, typedAt, subject }) => {
    const place = draftPlace(form);
    return place === null ? [] : [{ id, typedAt, ...place, name: nameOf({ form: place.form, subject }) }];
  });
  if (known.length === 0) return null;
  const typed = ({ typedAt }: WaitingDraft | (typeof known)[number]) =>
    t('draft.typed', { when: formats.dateTime(new Date(typedAt), zone) });
  return (
    <Menu
      trigger={
        <IconButton
          icon={FilePenLine}
          label={t('draft.waiting', { count: known.length })}
          count={known.length}
        />
      }
      entries={[
        {
          kind: 'section',
          id: 'drafts',
          label: t('draft.waiting', { count: known.length }),
          entries: known.map((one) => ({
            id: one.id,
            label: one.name,
            hint: typed(one),
            onAction: () => go(one.target),
          })),
        },
        { kind: 'separator', id: 'line' },
        {
          kind: 'submenu',
          id: 'discard',
          label: t('draft.discardOne'),
          icon: Trash2,
          entries: known.map((one) => ({
            id: `discard ${one.id}`,
            label: one.name,
            hint: typed(one),
            onAction: () => onDiscard(one.id, one.name),
          })),
        },
      ]}
    />
  );
}
