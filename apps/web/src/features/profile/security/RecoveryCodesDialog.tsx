import { Button } from '@healzy/ui/components/Button';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Grid, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../app/save-file.ts';
import { CopyButton } from './CopyButton.tsx';

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** Whose they are, for the printed sheet. */
  email: string;
  onClose: () => void;
}

/** Shows the recovery codes, this once: it closes after the user confirms having saved them. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation(['profile', 'app']);
  const [isKept, setKept] = useState(false);
  const [wasWarned, setWarned] = useState(false);
  const finish = () => {
    if (isKept) onClose();
    else setWarned(true);
  };
  const heading = t('codes.sheet', { email });
  return (
    <Dialog
      title={t('codes.title')}
      size="small"
      isDismissable={false}
      onClose={finish}
      actions={
        <Button intent="primary" onPress={finish}>
          {t('codes.done')}
        </Button>
      }
    >
      <Stack gap="md">
        <Text as="p">{t('codes.text')}</Text>
        <Grid as="ul" columns={2} gap="xs" aria-label={t('codes.list')}>
          {codes.map((code) => (
            <Text as="li" key={code} weight="medium" isNumeric isUnbroken>
              {code}
            </Text>
          ))}
        </Grid>
        <Inline>
          <CopyButton text={codes.join('\n')} label={t('codes.copy')} />
          <Button
            icon={Download}
            onPress={() =>
              saveFile([heading, '', ...codes].join('\n'), t('codes.fileName'), 'text/plain;charset=utf-8')
            }
          >
            {t('codes.download')}
          </Button>
          <Button icon={Printer} onPress={() => printText(heading, codes)}>
            {t('codes.print')}
          </Button>
        </Inline>
        <Checkbox
          isSelected={isKept}
          onChange={setKept}
          error={wasWarned && !isKept ? t('codes.keptFirst') : undefined}
        >
          {t('codes.kept')}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}

/** Prints some lines on a separate sheet, without the page around them. */
function printText(heading: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (sheet === null || frame.contentWindow === null) return;
  const title = sheet.createElement('h1');
  title.textContent = heading;
  const list = sheet.createElement('pre');
  list.textContent = lines.join('\n');
  sheet.body.append(title, list);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
