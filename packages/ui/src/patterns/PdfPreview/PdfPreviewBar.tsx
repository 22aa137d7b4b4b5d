import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, TextField } from 'react-aria-components/TextField';
import { ChevronDown, ChevronUp, Download, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { box, input } from '../../components/Field/Field.css.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { PdfPreviewLabels } from '../../labels/pdfPreview.ts';
import {
  acting,
  bar,
  numberBox,
  numberInput,
  quiet,
  share as shareClass,
  turning,
} from './PdfPreview.css.ts';

export interface PdfPreviewBarProps {
  current: number;
  total: number;
  share: number;
  isLargest: boolean;
  isSmallest: boolean;
  isFitting: boolean;
  onGo: (page: number) => void;
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
  onDownload: (() => void) | undefined;
  labels: PdfPreviewLabels;
}

/** Above the pages: page number, zoom, download. */
export function PdfPreviewBar({
  current,
  total,
  share,
  isLargest,
  isSmallest,
  isFitting,
  onGo,
  onZoom,
  onFit,
  onDownload,
  labels,
}: PdfPreviewBarProps) {
  const { locale } = useLocale();
  /** The text being typed; nothing while the field shows the current page. */
  const [draft, setDraft] = useState<string>();
  const go = () => {
    const page = Number(draft);
    if (draft?.trim() && Number.isInteger(page)) onGo(page);
    setDraft(undefined);
  };
  return (
    <div className={bar} role="group" aria-label={labels.bar}>
      <div className={turning}>
        <IconButton
          icon={ChevronUp}
          label={labels.previous}
          isDisabled={current <= 1}
          onPress={() => onGo(current - 1)}
        />
        <IconButton
          icon={ChevronDown}
          label={labels.next}
          isDisabled={current >= total}
          onPress={() => onGo(current + 1)}
        />
        <TextField
          className={numberBox}
          aria-label={labels.page}
          inputMode="numeric"
          autoComplete="off"
          value={draft ?? String(current)}
          onChange={setDraft}
          onBlur={go}
          onKeyDown={(event) => {
            if (event.key === 'Enter') go();
            else if (event.key === 'Escape') setDraft(undefined);
          }}
        >
          <Group className={box} role="presentation">
            <Input className={`${input} ${numberInput}`} />
          </Group>
        </TextField>
        <span className={quiet}>{labels.ofPages(new Intl.NumberFormat(locale).format(total))}</span>
      </div>
      <div className={acting}>
        <IconButton
          icon={ZoomOut}
          label={labels.zoomOut}
          isDisabled={isSmallest}
          onPress={() => onZoom(-1)}
        />
        <span className={shareClass} role="status">
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
        </span>
        <IconButton icon={ZoomIn} label={labels.zoomIn} isDisabled={isLargest} onPress={() => onZoom(1)} />
        <IconButton icon={Maximize2} label={labels.fit} isDisabled={isFitting} onPress={onFit} />
        {onDownload && <IconButton icon={Download} label={labels.download} onPress={onDownload} />}
      </div>
    </div>
  );
}
