import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { RadioCards } from '@healzy/ui/components/RadioCards';
import { bringIntoSight } from '@healzy/ui/forms/intoSight';
import { Stack, Text } from '@healzy/ui/primitives';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormConflict, Side } from './form-draft.ts';

export interface ConflictPanelProps {
  conflict: FormConflict;
  onChoose: (field: string, side: Side) => void;
  /** The labels of the fields, as the form shows them. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** A value as text; null if there is none. */
  translate: (field: string, value: unknown) => string | null;
}

/** Shows what someone else saved meanwhile next to what the user typed, to choose between the two field by field. */
export function ConflictPanel({ conflict, onChoose, labels, translate }: ConflictPanelProps) {
  const { t } = useTranslation();
  const { fields, theirs, choices, attempt } = conflict;
  const panel = useRef<HTMLDivElement>(null);
  // It appears above the fields, while the user is at the button below them.
  useEffect(() => (panel.current ? bringIntoSight(panel.current) : undefined), []);
  useEffect(() => {
    // An attempt to save before resolving everything leads to the first open conflict.
    if (attempt > 0) panel.current?.querySelector<HTMLElement>('[data-undecided] input')?.focus();
  }, [attempt]);
  const nameOf = (field: string) => labels[field] ?? field;
  const wordsFor = (field: string, value: unknown) => translate(field, value) ?? t('stale.empty');
  const chooseAll = (side: Side) => fields.forEach(({ name }) => onChoose(name, side));
  return (
    <div ref={panel} role="group" aria-label={t('stale.title')}>
      <Stack gap="md">
        <Banner
          tone="warning"
          role="alert"
          title={t('stale.title')}
          actions={
            fields.length > 1 && (
              <>
                <Button size="small" onPress={() => chooseAll('mine')}>
                  {t('stale.allMine')}
                </Button>
                <Button size="small" onPress={() => chooseAll('theirs')}>
                  {t('stale.allTheirs')}
                </Button>
              </>
            )
          }
        >
          <Text as="p">{t(fields.length > 0 ? 'stale.text' : 'stale.noConflict')}</Text>
          {theirs.length > 0 && (
            <Text as="p">{t('stale.alsoChanged', { fields: theirs.map(nameOf).join(', ') })}</Text>
          )}
        </Banner>
        {fields.map(({ name, mine, theirs: saved }) => (
          <div key={name} {...(name in choices ? {} : { 'data-undecided': '' })}>
            <RadioCards<Side>
              name={`conflict.${name}`}
              label={nameOf(name)}
              value={choices[name] ?? null}
              onChange={(side) => side !== null && onChoose(name, side)}
              error={attempt > 0 && !(name in choices) ? t('stale.undecided') : undefined}
              options={[
                { id: 'mine', title: wordsFor(name, mine), description: t('stale.mine') },
                { id: 'theirs', title: wordsFor(name, saved), description: t('stale.theirs') },
              ]}
            />
          </div>
        ))}
      </Stack>
    </div>
  );
}
