import { useCallback, useEffect, useRef, useState } from 'react';
import { levelOf, METER_BARS, peaksOf } from './levels.ts';
import { recordingType } from './recordingType.ts';

/** Why recording is impossible: denied by the person, no microphone, or unsupported by the browser or page. */
export type RecorderFailure = 'denied' | 'missing' | 'unsupported';

export type RecorderState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'recording' }
  | { kind: 'paused' }
  | { kind: 'done'; blob: Blob; url: string; seconds: number; peaks: readonly number[] }
  | { kind: 'failed'; failure: RecorderFailure };

/** How often the level is measured: a meter that follows speech. */
const LEVEL_MS = 100;

/** Measures how loud a stream is; silent where the browser has no way to. */
function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    return {
      level: () => {
        analyser.getByteTimeDomainData(samples);
        return levelOf(samples);
      },
      close: () => void context.close(),
    };
  } catch {
    return { level: () => 0, close: () => undefined };
  }
}

/**
 * Records from the microphone. The microphone is released as soon as the recording ends, is discarded, or is unmounted.
 */
export function useRecorder(maxSeconds: number) {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' });
  const [seconds, setSeconds] = useState(0);
  /** The last levels, for a meter. */
  const [meter, setMeter] = useState<readonly number[]>([]);
  const levels = useRef<number[]>([]);
  const measuring = useRef<ReturnType<typeof meterOf>>(null);
  const recorder = useRef<MediaRecorder>(null);
  const stream = useRef<MediaStream>(null);
  const url = useRef<string>(undefined);
  /** Duration before the last pause, and the start of the current segment, if there is one; in ms. */
  const length = useRef<{ before: number; since?: number }>({ before: 0 });
  const attempt = useRef(0);

  const letGo = useCallback(() => {
    stream.current?.getTracks().forEach((track) => track.stop());
    stream.current = null;
    measuring.current?.close();
    measuring.current = null;
    if (recorder.current) {
      recorder.current.ondataavailable = null;
      recorder.current.onstop = null;
      if (recorder.current.state !== 'inactive') recorder.current.stop();
      recorder.current = null;
    }
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
    url.current = undefined;
  }, []);

  const discard = useCallback(() => {
    attempt.current++;
    letGo();
    setSeconds(0);
    setState({ kind: 'idle' });
  }, [letGo]);
  useEffect(() => {
    const all = attempt;
    return () => {
      all.current++;
      letGo();
    };
  }, [letGo]);

  const elapsed = useCallback(() => {
    const { before, since } = length.current;
    return before + (since === undefined ? 0 : performance.now() - since);
  }, []);

  const start = async () => {
    const mine = ++attempt.current;
    if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) {
      setState({ kind: 'failed', failure: 'unsupported' });
      return;
    }
    setState({ kind: 'asking' });
    try {
      const sound = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (attempt.current !== mine) {
        sound.getTracks().forEach((track) => track.stop());
        return;
      }
      stream.current = sound;
      measuring.current = meterOf(sound);
      levels.current = [];
      setMeter([]);
      const type = recordingType((each) => MediaRecorder.isTypeSupported(each));
      const made = new MediaRecorder(sound, type === undefined ? {} : { mimeType: type });
      const parts: Blob[] = [];
      made.ondataavailable = ({ data }) => parts.push(data);
      made.onstop = () => {
        const blob = new Blob(parts, { type: made.mimeType || 'audio/webm' });
        // Also when unplugging the microphone ends it.
        const at = elapsed() / 1000;
        length.current = { before: 0 };
        recorder.current = null;
        letGo();
        if (blob.size === 0) return setState({ kind: 'failed', failure: 'missing' });
        url.current = URL.createObjectURL(blob);
        setState({ kind: 'done', blob, url: url.current, seconds: at, peaks: peaksOf(levels.current) });
      };
      recorder.current = made;
      length.current = { before: 0, since: performance.now() };
      setSeconds(0);
      made.start();
      setState({ kind: 'recording' });
    } catch (error) {
      letGo();
      if (attempt.current === mine) setState({ kind: 'failed', failure: failureOf(error) });
    }
  };
  const pause = () => {
    length.current = { before: elapsed() };
    recorder.current?.pause();
    setState({ kind: 'paused' });
  };
  const resume = () => {
    recorder.current?.resume();
    length.current.since = performance.now();
    setState({ kind: 'recording' });
  };
  const stop = useCallback(() => {
    if (!recorder.current || recorder.current.state === 'inactive') return;
    length.current = { before: elapsed() };
    recorder.current.stop();
  }, [elapsed]);

  const isRecording = state.kind === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => {
      const now = elapsed() / 1000;
      setSeconds(Math.min(maxSeconds, now));
      if (now >= maxSeconds) stop();
    }, 200);
    return () => clearInterval(timer);
  }, [isRecording, maxSeconds, stop, elapsed]);

  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => {
      levels.current.push(measuring.current?.level() ?? 0);
      setMeter(levels.current.slice(-METER_BARS));
    }, LEVEL_MS);
    return () => clearInterval(timer);
  }, [isRecording]);

  return { state, seconds, meter, start, pause, resume, stop, discard };
}

function failureOf(error: unknown): RecorderFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'missing' : 'unsupported';
}
