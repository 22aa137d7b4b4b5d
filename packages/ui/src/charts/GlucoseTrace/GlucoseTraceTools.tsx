import { ChevronLeft, ChevronRight, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { tool } from '../ChartFrame/ChartFrame.css.ts';
import type { TraceWindow } from './decimateTrace.ts';
import type { GlucoseTraceLabels } from './GlucoseTraceProps.ts';
import { ZOOM_STEP } from './traceKeys.ts';
import { panned, zoomed } from './traceView.ts';

interface GlucoseTraceToolsProps {
  labels: GlucoseTraceLabels;
  /** Changes the visible window. */
  onLook: (change: (window: TraceWindow, extent: TraceWindow) => TraceWindow) => void;
}

const tools = [
  ['back', ChevronLeft, (window, extent) => panned(window, (window.from - window.to) / 2, extent)],
  ['forward', ChevronRight, (window, extent) => panned(window, (window.to - window.from) / 2, extent)],
  ['zoomOut', ZoomOut, (window, extent) => zoomed(window, 1 / ZOOM_STEP, middleOf(window), extent)],
  ['zoomIn', ZoomIn, (window, extent) => zoomed(window, ZOOM_STEP, middleOf(window), extent)],
  ['reset', RotateCcw, (_, extent) => extent],
] as const satisfies readonly [
  keyof GlucoseTraceLabels,
  typeof ZoomIn,
  (window: TraceWindow, extent: TraceWindow) => TraceWindow,
][];

const middleOf = ({ from, to }: TraceWindow) => (from + to) / 2;

/** Buttons that pan and zoom, beside the frame's own. */
export function GlucoseTraceTools({ labels, onLook }: GlucoseTraceToolsProps) {
  return tools.map(([name, Icon, change]) => (
    <button
      key={name}
      type="button"
      className={tool}
      aria-label={labels[name]}
      title={labels[name]}
      onClick={() => onLook(change)}
    >
      <Icon size={18} aria-hidden />
    </button>
  ));
}
