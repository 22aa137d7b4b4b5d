import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu } from '@healzy/ui/components/Menu';
import { useAtomValue } from 'jotai';
import { FilePenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sessionUserAtom } from '../../state/session.ts';
import type { WaitingDraft } from '../forms/drafts/drafts.ts';
import { useWaitingDrafts } from '../forms/drafts/useWaitingDrafts.ts';
import { useFormats } from '../formats.ts';
import { draftPlace } from './draft-places.ts';
import { NEW_PATIENT } from './newPatient.ts';
import { openSupport } from './support.ts';

/** In the top bar while something typed waits: how much, and the way back to each form. */
export function WaitingDrafts() {
  return <WaitingDraftsMenu drafts={useWaitingDrafts()} />;
}

export function WaitingDraftsMenu({ drafts }: { drafts: readonly WaitingDraft[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const zone = useAtomValue(sessionUserAtom)?.timezone ?? null;
  const known = drafts.flatMap(({ form, typedAt }) => {
    const place = draftPlace(form);
    return place === null ? [] : [{ id: form, typedAt, ...place }];
  });
  if (known.length === 0) return null;
  const goTo = ({ form, href }: (typeof known)[number]) => {
    if (form === 'newPatient') void navigate(NEW_PATIENT.to, { state: NEW_PATIENT.state });
    else if (href === null) openSupport();
    else void navigate(href);
  };
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
          entries: known.map((one, index) => ({
            // Two tabs may each have kept one of the same form.
            id: `${index}/${one.id}`,
            label: t(`draft.form.${one.form}`),
            hint: t('draft.typed', { when: formats.dateTime(new Date(one.typedAt), zone) }),
            onAction: () => goTo(one),
          })),
        },
      ]}
    />
  );
}
