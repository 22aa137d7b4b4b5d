import type { BloodReport, BloodResultsUpdate, BloodSample, BloodValue } from '@healzy/api/blood-analysis';
import { ApiError, hasCode } from '@healzy/api/runtime';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { DateField } from '@healzy/ui/components/DateField';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { List } from '@healzy/ui/components/List';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { TextField } from '@healzy/ui/components/TextField';
import type { PdfHighlight } from '@healzy/ui/patterns/PdfPreview';
import { ReviewDesk, type ReviewItem } from '@healzy/ui/patterns/ReviewDesk';
import { Columns, Inline, Stack, Text } from '@healzy/ui/primitives';
import { CheckCheck, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf } from '../../../app/api-errors.ts';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { useFormats } from '../../../app/formats.ts';
import { bloodMarker } from '@healzy/domain/blood-analysis/markers';
import { sampledText } from '../figures.ts';
import { useMarkerName } from '../useMarkerName.ts';
import { ReviewDetail } from './ReviewDetail.tsx';
import { reviewRules } from './review-rules.ts';
import {
  acceptRow,
  acceptUndoubted,
  type Answer,
  blockOf,
  changeRow,
  countUndoubted,
  emptyRow,
  keptValues,
  leaveOut,
  nextOpen,
  reopen,
  reopenRefused,
  reopenUnlikely,
  type ReviewBlock,
  type ReviewRow,
  type ReviewValues,
  updateOf,
} from './review-rows.ts';
import { UnreadRows } from './UnreadRows.tsx';

const ANSWERS: readonly Answer[] = ['YES', 'NO', 'UNKNOWN'];

export interface ReviewFormProps extends Pick<
  SavedFormSource<ReviewValues>,
  'initial' | 'version' | 'draftKey' | 'onSaved' | 'newer'
> {
  /** The report and the sample of it that is reviewed; null for values that are entered by hand. */
  report: Pick<BloodReport, 'id' | 'fileDoubts' | 'notTaken'> | null;
  sample: BloodSample | null;
  /** What is saved already. */
  saved: readonly BloodValue[];
  /** The day of the sample that values are saved of. */
  savedOn?: string | null;
  /** Whether the person may be pregnant: nobody else is asked. */
  asksForPregnancy: boolean;
  onSave: (update: BloodResultsUpdate, version: number) => Promise<unknown>;
  /** The page of the report with places framed; none for values without one. */
  page?: ((highlights: readonly PdfHighlight[]) => ReactNode) | undefined;
}

/** Every value beside its place on the page, accepted or left out one by one. Nothing unreviewed is saved. */
export function ReviewForm({
  report,
  sample,
  saved,
  savedOn = null,
  asksForPregnancy,
  onSave,
  page,
  ...source
}: ReviewFormProps) {
  const { t } = useTranslation(['blood-analysis-review', 'blood-analysis']);
  const formats = useFormats();
  const nameOf = useMarkerName();
  const [block, setBlock] = useState<ReviewBlock | { kind: 'UNLIKELY' } | null>(null);
  const form = useSavedForm<ReviewValues>({
    ...source,
    act: 'bloodResults.save',
    rules: reviewRules,
    names: {
      sampledAt: t('form.sampledAt'),
      laboratory: t('form.laboratory'),
      isFasting: t('form.isFasting'),
      isPregnant: t('form.isPregnant'),
      rows: t('form.rows'),
    },
    translate: (field, value) =>
      field === 'rows'
        ? formats.list(
            (value as ReviewRow[]).map(({ marker, valueText }) => `${nameOf(marker ?? '')} ${valueText}`),
          )
        : null,
    labels: { form: t('form.form'), save: t('form.save') },
    onSave: async (values, version) => {
      try {
        await onSave(updateOf(values, keptValues(saved, values.rows, report?.id ?? null)), version);
      } catch (error) {
        afterRefusal(error);
        throw error;
      }
    },
  });
  const rows = form.methods.watch('rows');
  const [selected, setSelected] = useState<string | null>(() => nextOpen(source.initial.rows, null));
  const [presses, setPresses] = useState(0);
  const [shownLine, setShownLine] = useState<number | null>(null);
  const row = rows.find(({ id }) => id === selected) ?? rows[0];
  const proposals = useMemo(
    () => new Map(sample?.proposals.map((proposal) => [proposal.id, proposal])),
    [sample],
  );
  const proposal = row?.proposalId == null ? undefined : proposals.get(row.proposalId);
  const unread = sample?.unread ?? [];
  const lineOf = (index: number | null) => (index === null ? undefined : unread[index]);
  const place = lineOf(shownLine)?.rect ?? lineOf(row?.line ?? null)?.rect ?? null;
  const highlights = place === null ? (proposal?.rects ?? []) : [place];
  const kept = keptValues(saved, rows, report?.id ?? null);
  const undoubted = countUndoubted(rows);
  const reviewed = rows.filter(({ state }) => state !== 'OPEN').length;

  const setRows = (next: ReviewRow[]) => {
    form.methods.setValue('rows', next, { shouldDirty: true });
    setBlock(null);
  };
  const select = (id: string | null) => {
    setSelected(id);
    setShownLine(null);
  };
  const accept = (id: string) => {
    const next = acceptRow(rows, id);
    setRows(next);
    const isAccepted = next.find((each) => each.id === id)?.state === 'ACCEPTED';
    select(isAccepted ? (nextOpen(next, id) ?? id) : id);
  };
  const drop = (id: string) => {
    const next = leaveOut(rows, id);
    setRows(next);
    select(nextOpen(next, id) ?? next[0]?.id ?? null);
  };
  const add = (line: number | null) => {
    const marker = lineOf(line)?.marker ?? null;
    const fresh = emptyRow(rows, { reportId: line === null ? null : (report?.id ?? null), line, marker });
    setRows([...rows, marker === null ? fresh : { ...fresh, unit: bloodMarker(marker).unit }]);
    select(fresh.id);
  };
  const change: Parameters<typeof ReviewDetail>[0]['onChange'] = (given) => {
    if (row === undefined) return;
    // The unit of an analyte is offered where none was typed.
    const isNamed = given.marker !== undefined && given.marker !== null && row.unit.trim() === '';
    setRows(
      changeRow(rows, row.id, isNamed ? { ...given, unit: bloodMarker(given.marker ?? '').unit } : given),
    );
  };
  const afterRefusal = (error: unknown) => {
    const current = form.methods.getValues('rows');
    const markers = hasCode(error, 'BLOOD_NOT_CONFIRMED') ? error.details.markers : null;
    if (Array.isArray(markers)) {
      const next = reopenUnlikely(current, markers.map(String));
      form.methods.setValue('rows', next, { shouldDirty: true });
      select(nextOpen(next, null));
      setBlock({ kind: 'UNLIKELY' });
    } else if (error instanceof ApiError && error.code === 'VALIDATION') {
      const refused = reopenRefused(current, fieldErrorsOf(error));
      if (refused.ids.length === 0) return;
      form.methods.setValue('rows', refused.rows, { shouldDirty: true });
      select(refused.ids[0] ?? null);
    }
  };
  const submit = (event?: { preventDefault?: () => void }) => {
    event?.preventDefault?.();
    const found = blockOf(rows, kept.length > 0);
    setBlock(found);
    if (found === null) form.submit();
    else if (found.kind !== 'NONE') select(found.ids[0] ?? null);
  };

  const items = rows.map((each): ReviewItem => ({
    id: each.id,
    name: each.marker === null ? t('detail.marker') : nameOf(each.marker),
    value: each.valueText === '' ? '–' : each.valueText,
    unit: each.unit,
    note: each.rangeText,
    state:
      each.state === 'ACCEPTED'
        ? 'accepted'
        : each.state === 'LEFT'
          ? 'left'
          : each.doubts.length > 0 || each.problem !== null
            ? 'doubt'
            : 'open',
    stateLabel: stateLabelOf(each),
  }));
  function stateLabelOf({ state, doubts, problem, proposalId }: ReviewRow): string {
    if (state === 'LEFT')
      return t(
        proposalId !== null && proposals.get(proposalId)?.sameAs != null ? 'state.SAME' : 'state.LEFT',
      );
    if (state === 'ACCEPTED') return t('state.ACCEPTED');
    if (problem !== null) return t(`problem.${problem}`);
    return doubts.length === 0 ? t('state.OPEN') : formats.list(doubts.map((doubt) => t(`doubts.${doubt}`)));
  }

  const answers = ANSWERS.map((id) => ({
    id,
    label: t(`blood-analysis:${id === 'YES' ? 'yes' : id === 'NO' ? 'no' : 'unknown'}`),
  }));
  const fasting = useField(form, 'isFasting');
  const pregnant = useField(form, 'isPregnant');
  return (
    <SavedForm form={form} isWide onSubmit={submit}>
      <Columns count={asksForPregnancy ? 4 : 3} gap="md" align="end">
        <DateField {...useField(form, 'sampledAt')} isRequired />
        <TextField {...useField(form, 'laboratory')} isOptional />
        <LabelledChoice label={fasting.label}>
          <SegmentedControl
            label={fasting.label}
            options={answers}
            value={fasting.value}
            onChange={fasting.onChange}
          />
        </LabelledChoice>
        {asksForPregnancy && (
          <LabelledChoice label={pregnant.label}>
            <SegmentedControl
              label={pregnant.label}
              options={answers}
              value={pregnant.value}
              onChange={pregnant.onChange}
            />
          </LabelledChoice>
        )}
      </Columns>
      {report?.fileDoubts.map((doubt) => (
        <InlineMessage key={doubt} tone="warning">
          {t(`file.${doubt}`)}
        </InlineMessage>
      ))}
      {sample?.isAmended === true && <InlineMessage tone="info">{t('amended')}</InlineMessage>}
      {sample?.sampled?.isOpen === true && (
        <InlineMessage tone="warning">{t('dateOpen', { text: sample.sampled.text })}</InlineMessage>
      )}
      {isOtherDay(source.initial.sampledAt, sample) && (
        <InlineMessage tone="warning">
          {t('otherDate', { when: sampledText(formats, sample?.sampled?.date ?? null) })}
        </InlineMessage>
      )}
      {savedOn !== null && !source.initial.sampledAt.startsWith(savedOn.slice(0, 10)) && (
        <InlineMessage tone="warning">
          {t('savedDate', { when: sampledText(formats, savedOn) })}
        </InlineMessage>
      )}
      {block !== null && (
        <Banner tone="warning" role="alert">
          {block.kind === 'OPEN'
            ? t('block.OPEN', { count: block.ids.length })
            : block.kind === 'REPEATED'
              ? t('block.REPEATED', { name: nameOf(block.marker) })
              : t(`block.${block.kind}`)}
        </Banner>
      )}
      <Inline gap="sm">
        {undoubted > 0 && (
          <Button
            icon={CheckCheck}
            onPress={() => {
              const next = acceptUndoubted(rows);
              setRows(next);
              select(nextOpen(next, null) ?? selected);
              setPresses(presses + 1);
            }}
          >
            {t('acceptAll', { count: undoubted })}
          </Button>
        )}
        <Button icon={Plus} onPress={() => add(null)}>
          {t('add')}
        </Button>
        <div role="status">
          <Text size="sm" tone="muted" isNumeric>
            {rows.length > 0 && reviewed === rows.length
              ? t('detail.done')
              : t('progress', { done: reviewed, total: rows.length })}
          </Text>
        </div>
      </Inline>
      <ReviewDesk
        label={t('list')}
        items={items}
        selectedId={row?.id ?? null}
        onSelect={select}
        onAccept={accept}
        onLeaveOut={drop}
        focusRequests={presses}
        empty={t('empty')}
        below={
          <Stack gap="sm">
            {rows.length > 0 && (
              <Text as="p" size="xs" tone="muted">
                {t('keys')}
              </Text>
            )}
            {kept.length > 0 && (
              <Text as="p" size="sm" tone="muted">
                {t('kept', { count: kept.length })}
              </Text>
            )}
            <UnreadRows rows={unread} onShow={page ? setShownLine : undefined} onEnter={add} />
            {report !== null && report.notTaken.length > 0 && (
              <List
                label={t('notTaken')}
                hasLongLabels
                items={report.notTaken.map(({ reason, subject, text }, index) => ({
                  id: String(index),
                  title:
                    [subject, text].filter((part) => part !== null && part !== '').join(': ') ||
                    t(`fhir.reason.${reason}`),
                  meta: t(`fhir.reason.${reason}`),
                }))}
              />
            )}
          </Stack>
        }
        page={page?.(highlights)}
      >
        {row && (
          <ReviewDetail
            row={row}
            proposal={proposal}
            line={lineOf(row.line)?.text}
            onChange={change}
            onAccept={() => accept(row.id)}
            onLeaveOut={() => drop(row.id)}
            onReopen={() => setRows(reopen(rows, row.id))}
          />
        )}
      </ReviewDesk>
    </SavedForm>
  );
}

/** Whether the sample of a report is of another day than the values that are saved. */
const isOtherDay = (sampledAt: string, sample: BloodSample | null): boolean =>
  sampledAt !== '' && sample?.sampled != null && sample.sampled.date.slice(0, 10) !== sampledAt.slice(0, 10);

function LabelledChoice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Text weight="medium">{label}</Text>
      {children}
    </Stack>
  );
}
