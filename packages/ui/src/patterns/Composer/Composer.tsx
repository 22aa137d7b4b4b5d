import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { Mic, Paperclip, SendHorizontal } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ComposerAttachments, type ComposerAttachment } from './ComposerAttachments.tsx';
import { composerLabels, type ComposerLabels } from '../../labels/composer.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { ComposerFoot } from './ComposerFoot.tsx';
import { ComposerRecorder } from './ComposerRecorder.tsx';
import { ComposerTools, type ComposerTool } from './ComposerTools.tsx';
import { useComposerFiles } from './useComposerFiles.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import { useInsertion, type ComposerHandle } from './useInsertion.ts';
import { type TakeRecording, useHeldRecording, useRecorder } from './useRecorder.ts';
import { area, composer, field, frame, line } from './Composer.css.ts';

export type { ComposerAttachment } from './ComposerAttachments.tsx';

export type { ComposerTool } from './ComposerTools.tsx';
export type { ComposerHandle } from './useInsertion.ts';

export type { ComposerLabels } from '../../labels/composer.ts';

export interface ComposerProps {
  /** The typed text; kept by the caller, so that a draft outlives the screen. */
  value: string;
  onChange: (value: string) => void;
  /** Called with text or attachments, all of them uploaded, and the text within the limit. */
  onSend: () => void;
  attachments?: readonly ComposerAttachment[] | undefined;
  /** Files chosen, pasted or dropped that passed `check`; without it nothing can be attached. */
  onAttach?: ((files: readonly File[]) => void) | undefined;
  onRemoveAttachment?: ((id: string) => void) | undefined;
  onRetryAttachment?: ((id: string) => void) | undefined;
  /** Types and extensions that the system's file dialog offers. */
  accept?: readonly string[] | undefined;
  /** Checks a file first: returns an error message, or nothing. */
  check?: ((file: File) => string | undefined) | undefined;
  /** Receives the recording, and how loud it is in equal parts of it (0 to 100); without it there is no microphone. */
  onSendRecording?: TakeRecording | undefined;
  /**
   * Gets a recording that was neither sent nor discarded when the composer is left. Without it, leaving discards it.
   */
  onLeaveRecording?: TakeRecording | undefined;
  /** Whether there is a recording that would be lost with the page. */
  onHoldRecording?: ((isHeld: boolean) => void) | undefined;
  /** Maximum recording length, in seconds. */
  maxSeconds?: number | undefined;
  /** What else adds to a message, below the field. */
  tools?: readonly ComposerTool[] | undefined;
  /** What goes with the message and is no file, above the text. */
  extra?: ReactNode;
  /** There is something to send besides text and files: `extra`. */
  hasExtra?: boolean | undefined;
  /** For what the tools put into the text. */
  handle?: Ref<ComposerHandle> | undefined;
  /** Maximum message length; a counter appears near the limit. */
  limit?: number | undefined;
  /** Why nothing can be written now; replaces everything else. */
  disabledReason?: string | undefined;
  isSending?: boolean | undefined;
  /** Takes focus when it appears, unless it is in another field or window: for a conversation just opened. */
  autoFocus?: boolean | undefined;
  labels?: Partial<ComposerLabels> | undefined;
}

/** Where a message is written: text, files, a recording. Enter sends. */
export function Composer({
  value,
  onChange,
  onSend,
  attachments = [],
  onAttach,
  onRemoveAttachment,
  onRetryAttachment,
  accept,
  check,
  onSendRecording,
  onLeaveRecording,
  onHoldRecording,
  maxSeconds = 300,
  tools = [],
  extra,
  hasExtra = false,
  handle,
  limit,
  disabledReason,
  isSending = false,
  autoFocus = false,
  labels: own,
}: ComposerProps) {
  const labels = usePartLabels(composerLabels, own);
  const id = useId();
  const messages = useRef<HTMLTextAreaElement>(null);
  const isOff = disabledReason !== undefined;
  useInsertion(handle, messages, value, onChange);
  useFirstFocus(messages, autoFocus);
  const files = useComposerFiles({ isOff, check, onAttach });
  const recorder = useRecorder(maxSeconds, onLeaveRecording);
  useHeldRecording(recorder.state.kind, onHoldRecording);
  const recording = onSendRecording && { onSend: onSendRecording, labels: labels.recorder };
  const isRecorder = recorder.state.kind !== 'idle' && !isOff && recording !== undefined;
  const { discard } = recorder;
  // The microphone must not stay open behind a field that is disabled.
  useEffect(() => {
    if (isOff) discard();
  }, [isOff, discard]);
  // The pressed button disappeared with the recorder: focus returns to the field.
  const wasRecorder = useRef(false);
  useEffect(() => {
    if (wasRecorder.current && !isRecorder) messages.current?.focus();
    wasRecorder.current = isRecorder;
  }, [isRecorder]);

  const left = limit === undefined ? Infinity : limit - value.length;
  const isAllThere = attachments.every(({ progress = 1, error }) => progress >= 1 && error === undefined);
  const canSend =
    !isOff &&
    !isSending &&
    isAllThere &&
    left >= 0 &&
    (value.trim() !== '' || attachments.length > 0 || hasExtra);
  const send = () => {
    if (!canSend) return;
    files.forgetRefusals();
    onSend();
    messages.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An Enter that confirms a Japanese or Chinese composition is not meant for the message. Safari ends the
    // composition before it reports the key, which then has the code 229.
    const isChoosing = event.nativeEvent.isComposing || event.keyCode === 229;
    const tool = value === '' && !isChoosing && tools.find(({ typed }) => typed === event.key);
    if (tool) {
      event.preventDefault();
      tool.onPress();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || isChoosing) return;
    event.preventDefault();
    // A key that is still held after it chose something elsewhere must not send it.
    if (!event.repeat) send();
  };
  const attach = onAttach && (
    <FileTrigger
      allowsMultiple
      {...(accept ? { acceptedFileTypes: accept } : {})}
      onSelect={(chosen) => files.take(chosen ? [...chosen] : [])}
    >
      <IconButton icon={Paperclip} label={labels.attach} isDisabled={isOff} />
    </FileTrigger>
  );
  const described = [labels.hint && `${id}-hint`, isOff && `${id}-off`].filter(Boolean).join(' ');

  return (
    <div className={composer}>
      <div
        className={frame}
        role="presentation"
        data-off={isOff || undefined}
        data-drop-target={files.isTarget || undefined}
        {...files.dropProps}
      >
        {attachments.length > 0 && (
          <ComposerAttachments
            attachments={attachments}
            onRemove={onRemoveAttachment}
            onRetry={onRetryAttachment}
            labels={labels.attachments}
          />
        )}
        {extra}
        {isRecorder ? (
          <ComposerRecorder recorder={recorder} maxSeconds={maxSeconds} {...recording} />
        ) : (
          <div className={line}>
            {tools.length === 0 && attach}
            <TextField
              className={field}
              aria-label={labels.field}
              value={value}
              onChange={onChange}
              isDisabled={isOff}
              isInvalid={left < 0}
              {...(described ? { 'aria-describedby': described } : {})}
            >
              <TextArea
                ref={messages}
                className={area}
                // Where the browser cannot grow it with its text, it grows by line count.
                rows={Math.min(6, value.split('\n').length)}
                placeholder={labels.placeholder}
                onKeyDown={onKeyDown}
                onPaste={files.onPaste}
              />
            </TextField>
            {recording && value === '' && attachments.length === 0 && !hasExtra && (
              <IconButton
                icon={Mic}
                label={recording.labels.start}
                isDisabled={isOff}
                onPress={() => void recorder.start()}
              />
            )}
            <IconButton
              icon={SendHorizontal}
              intent="primary"
              label={labels.send}
              isDisabled={!canSend && !isSending}
              isPending={isSending}
              onPress={send}
            />
          </div>
        )}
        {tools.length > 0 && !isRecorder && (
          <ComposerTools tools={tools} isDisabled={isOff}>
            {attach}
          </ComposerTools>
        )}
      </div>
      <ComposerFoot
        id={id}
        refusals={files.refusals}
        disabledReason={disabledReason}
        length={value.length}
        limit={limit}
        labels={labels}
      />
    </div>
  );
}
