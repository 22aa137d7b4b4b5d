import type { Passkey } from '@healzy/api/session';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { List } from '@healzy/ui/components/List';
import { TextField } from '@healzy/ui/components/TextField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { fieldSentence } from '../../../app/sentences.ts';
import { When } from '../../../app/When.tsx';
import { PasskeyError } from './create-passkey.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { useHeadingForLostFocus } from './useHeadingForLostFocus.ts';

const PASSKEY_NAME_LENGTH = 60;

export interface PasskeySectionProps {
  passkeys: readonly Passkey[];
  /** The zone in which days are shown. */
  zone: string;
  /** Without a password nothing can be confirmed, and so nothing changed. */
  hasPassword: boolean;
  /** Whether this browser can create one. */
  isSupported: boolean;
  /** Rejects with a `PasskeyError`, or with the server's error. */
  onAdd: (name: string, currentPassword: string) => Promise<void>;
  onRemove: (id: string, currentPassword: string) => Promise<void>;
}

/** The passkeys with which the user signs in by touching their device: listed, added with a name, removed. */
export function PasskeySection({
  passkeys,
  zone,
  hasPassword,
  isSupported,
  onAdd,
  onRemove,
}: PasskeySectionProps) {
  const { t } = useTranslation('profile');
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  useHeadingForLostFocus('passkeys', removing !== null);
  return (
    <FormSection id="passkeys" title={t('section.passkeys')} description={t('passkey.text')}>
      {passkeys.length === 0 ? (
        <Text tone="muted">{t('passkey.none')}</Text>
      ) : (
        <List
          label={t('passkey.list')}
          items={passkeys.map((passkey) => ({
            id: passkey.id,
            title: passkey.name,
            leading: <Icon icon={KeyRound} tone="muted" />,
            meta: (
              <Stack as="span" gap="none">
                <When
                  at={passkey.createdAt}
                  zone={zone}
                  isDay
                  sentence={(day) => t('passkey.created', { day })}
                />
                {passkey.lastUsedAt === null ? (
                  <span>{t('passkey.neverUsed')}</span>
                ) : (
                  <When
                    at={passkey.lastUsedAt}
                    zone={zone}
                    isDay
                    sentence={(day) => t('passkey.used', { day })}
                  />
                )}
              </Stack>
            ),
            actions: (
              <Button
                intent="quiet"
                size="small"
                aria-label={t('passkey.removeNamed', { name: passkey.name })}
                onPress={() => setRemoving(passkey)}
              >
                {t('passkey.remove')}
              </Button>
            ),
          }))}
        />
      )}
      {isSupported ? (
        <Inline>
          <Button isDisabled={!hasPassword} onPress={() => setAdding(true)}>
            {t('passkey.add')}
          </Button>
        </Inline>
      ) : (
        <InlineMessage>{t('passkey.unsupported')}</InlineMessage>
      )}
      {isAdding && <AddPasskeyDialog onAdd={onAdd} onClose={() => setAdding(false)} />}
      {removing && (
        <ProofDialog
          title={t('passkey.removeTitle', { name: removing.name })}
          text={t('passkey.removeText')}
          confirmLabel={t('passkey.remove')}
          intent="danger"
          onClose={() => setRemoving(null)}
          onProve={async (password) => {
            await onRemove(removing.id, password);
            setRemoving(null);
          }}
        />
      )}
    </FormSection>
  );
}

function AddPasskeyDialog({ onAdd, onClose }: Pick<PasskeySectionProps, 'onAdd'> & { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const check = () => {
    const problem =
      name.trim() === '' ? 'REQUIRED' : name.trim().length > PASSKEY_NAME_LENGTH ? 'TOO_LONG' : undefined;
    setWrong(fieldSentence(problem));
    return problem === undefined;
  };
  return (
    <ProofDialog
      title={t('passkey.addTitle')}
      text={t('passkey.addText')}
      confirmLabel={t('passkey.add')}
      check={check}
      explain={(error) =>
        error instanceof PasskeyError ? t(`passkey.${error.reason}`) : sentenceForError(error)
      }
      onClose={onClose}
      onProve={async (password) => {
        await onAdd(name.trim(), password);
        onClose();
      }}
    >
      <TextField
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        value={name}
        onChange={setName}
        error={wrong}
        autoComplete="off"
        isRequired
      />
    </ProofDialog>
  );
}
