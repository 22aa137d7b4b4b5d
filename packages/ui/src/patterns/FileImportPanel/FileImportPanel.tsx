import { CircleAlert, CircleCheck, FileText, Upload } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button/Button.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { fileImportPanelLabels, type FileImportPanelLabels } from '../../labels/fileImportPanel.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './FileImportPanel.css.ts';

/** The stage of the import. The caller owns it; the panel only shows it and reports what the person does. */
export type FileImportStage =
  | { kind: 'choose' }
  /**
   * Being read on this device, uploaded or stored. `progress` from 0 to 1; without it the bar is indeterminate.
   * `canCancel: false` once it can no longer be stopped: then no cancel button is offered.
   */
  | { kind: 'working'; fileName: string; label: string; progress?: number; canCancel?: boolean }
  /** Successfully read: the preview is in `children`. */
  | { kind: 'preview'; fileName: string; detail?: string }
  /** Nothing was stored. `children` may show what was found and where. */
  | { kind: 'refused'; fileName?: string; title: string; text: string }
  | { kind: 'done'; title: string; text?: string };

export interface FileImportPanelProps {
  stage: FileImportStage;
  onFile?: (file: File) => void;
  /** Takes all that were chosen or dropped together; the file dialog then offers several. */
  onFiles?: (files: readonly File[]) => void;
  /** Without it, no stage waits for a confirmation. */
  onConfirm?: () => void;
  onCancel: () => void;
  onUndo?: () => void;
  /**
   * File name extensions or MIME types offered by the file dialog, such as `.csv`. Dropped files are not filtered:
   * explain their rejection.
   */
  acceptedFileTypes?: readonly string[];
  isConfirmDisabled?: boolean;
  labels?: Partial<FileImportPanelLabels> | undefined;
  /** The preview, a question, or the details of a rejection. */
  children?: ReactNode;
}

type DropItems = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'];

/** Drop or choose a file → it is read → preview → confirm → done, with a way back from every step. */
export function FileImportPanel({
  stage,
  onFile,
  onFiles,
  onConfirm,
  onCancel,
  onUndo,
  acceptedFileTypes,
  isConfirmDisabled = false,
  labels: own,
  children,
}: FileImportPanelProps) {
  const labels = usePartLabels(fileImportPanelLabels, own);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastKind = useRef(stage.kind);
  useEffect(() => {
    // The focused control disappeared with its stage: the new stage's heading takes focus, unless work continues by
    // itself.
    if (lastKind.current !== stage.kind && stage.kind !== 'working') heading.current?.focus();
    lastKind.current = stage.kind;
  }, [stage.kind]);

  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    if (onFiles) onFiles(files);
    else onFile?.(file);
  };
  const picker = (label: string, look: 'primary' | 'secondary') => (
    <FileTrigger
      {...(acceptedFileTypes ? { acceptedFileTypes: [...acceptedFileTypes] } : {})}
      allowsMultiple={onFiles !== undefined}
      onSelect={(files) => take([...(files ?? [])])}
    >
      <Button intent={look}>{label}</Button>
    </FileTrigger>
  );
  const drop = async (items: DropItems) => {
    take(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));
  };

  if (stage.kind === 'choose' || stage.kind === 'refused') {
    return (
      <div className={styles.panel}>
        {stage.kind === 'refused' && (
          <section className={styles.refusal} role="alert">
            <CircleAlert className={styles.refusalIcon} size={20} aria-hidden />
            <div className={styles.refusalWords}>
              <h3 className={styles.heading} ref={heading} tabIndex={-1}>
                {stage.title}
              </h3>
              {stage.fileName && <p className={styles.fileName}>{stage.fileName}</p>}
              <p>{stage.text}</p>
              {children}
            </div>
          </section>
        )}
        <DropZone className={styles.zone} aria-label={labels.drop} onDrop={(event) => void drop(event.items)}>
          <Upload className={styles.zoneIcon} size={24} aria-hidden />
          <p className={styles.invitation}>{labels.drop}</p>
          {labels.accepted && <p className={styles.muted}>{labels.accepted}</p>}
          {picker(stage.kind === 'refused' ? labels.chooseAnother : labels.choose, 'primary')}
        </DropZone>
      </div>
    );
  }

  if (stage.kind === 'working') {
    return (
      <div className={styles.card}>
        <FileLine name={stage.fileName} />
        <ProgressBar label={stage.label} value={stage.progress} />
        <p className={hidden} role="status">
          {stage.label}
        </p>
        {stage.canCancel !== false && (
          <div className={styles.buttons}>
            <Button intent="secondary" onPress={onCancel}>
              {labels.cancel}
            </Button>
          </div>
        )}
      </div>
    );
  }

  if (stage.kind === 'done') {
    return (
      <section className={styles.card}>
        <div className={styles.doneLine}>
          <CircleCheck className={styles.doneIcon} size={20} aria-hidden />
          <h3 className={styles.heading} ref={heading} tabIndex={-1}>
            {stage.title}
          </h3>
        </div>
        {stage.text && <p className={styles.muted}>{stage.text}</p>}
        {children}
        {onUndo && (
          <div className={styles.buttons}>
            <Button intent="secondary" onPress={onUndo}>
              {labels.undo}
            </Button>
          </div>
        )}
      </section>
    );
  }

  return (
    <section className={styles.card}>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        <FileLine name={stage.fileName} {...(stage.detail === undefined ? {} : { detail: stage.detail })} />
      </h3>
      {children}
      <div className={styles.buttons}>
        <Button intent="secondary" onPress={onCancel}>
          {labels.cancel}
        </Button>
        {picker(labels.chooseAnother, 'secondary')}
        {onConfirm && (
          <Button intent="primary" onPress={onConfirm} isDisabled={isConfirmDisabled}>
            {labels.confirm}
          </Button>
        )}
      </div>
    </section>
  );
}

function FileLine({ name, detail }: { name: string; detail?: string }) {
  return (
    <span className={styles.fileLine}>
      <FileText className={styles.fileIcon} size={20} aria-hidden />
      <span className={styles.fileName}>{name}</span>
      {detail && <span className={styles.fileDetail}>{detail}</span>}
    </span>
  );
}
