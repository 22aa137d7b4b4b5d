import { Avatar } from '@healzy/ui/components/Avatar';
import { Button } from '@healzy/ui/components/Button';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';

const PictureDialog = lazyPart(async () => (await import('./PictureDialog.tsx')).PictureDialog);

export interface PictureFieldProps {
  /** Whose image it is: the initials are shown if there is none. */
  name: string;
  /** Address of the saved image. */
  url: string | null;
  /** Saves a square image; rejects with the server's error. */
  onSave: (picture: File) => Promise<void>;
  /** Reports its own outcome. */
  onRemove: () => Promise<unknown>;
  /** The headline of a server error: "The picture could not be changed." */
  failed: string;
  /** What is wrong with the saved image. */
  fault?: string | null;
}

/** The image of a person or an account: viewed, chosen, replaced, removed; each saved at once. */
export function PictureField({ name, url, onSave, onRemove, failed, fault = null }: PictureFieldProps) {
  const { t } = useTranslation(['documents', 'app']);
  const [isChoosing, setChoosing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isPending, setPending] = useState(false);
  return (
    <Inline gap="lg">
      <Avatar name={name} src={url ?? undefined} size="xl" />
      <Stack gap="xs" align="start">
        <Inline>
          <Button onPress={() => setChoosing(true)}>
            {t(url === null ? 'picture.choose' : 'picture.change')}
          </Button>
          {url !== null && (
            <Button intent="quiet" onPress={() => setRemoving(true)}>
              {t('picture.remove')}
            </Button>
          )}
        </Inline>
        <Text size="sm" tone="muted">
          {t('picture.rule')}
        </Text>
        {fault !== null && <Text size="sm">{fault}</Text>}
      </Stack>
      {isChoosing && (
        <PictureDialog name={name} onSave={onSave} onClose={() => setChoosing(false)} failed={failed} />
      )}
      <ConfirmDialog
        title={t('picture.removeTitle')}
        confirmLabel={t('picture.remove')}
        intent="danger"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        isPending={isPending}
        pendingLabel={t('picture.saving')}
        onConfirm={() => {
          setPending(true);
          void onRemove().finally(() => {
            setPending(false);
            setRemoving(false);
          });
        }}
      >
        {t('picture.removeText')}
      </ConfirmDialog>
    </Inline>
  );
}
